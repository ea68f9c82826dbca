// SPDX-License-Identifier: GPL-3.0-or-later
/* Chipmunk, which is loaded when it is first used. */
#pragma once

#include <chipmunk/chipmunk.h>
#include <lazy_library.h>

#define CHIPMUNK_FUNCTIONS(f) \
    f(cpArbiterGetNormal) f(cpArbiterGetPointA) f(cpArbiterGetShapes) f(cpArbiterSetFriction) \
    f(cpArbiterSetRestitution) f(cpBodyFree) f(cpBodyGetAngle) f(cpBodyGetAngularVelocity) f(cpBodyGetPosition) \
    f(cpBodyGetVelocity) f(cpBodyGetVelocityAtWorldPoint) f(cpBodyNew) f(cpBodySetAngle) f(cpBodySetAngularVelocity) \
    f(cpBodySetForce) f(cpBodySetMass) f(cpBodySetMoment) f(cpBodySetPosition) f(cpBodySetTorque) f(cpBodySetType) \
    f(cpBodySetVelocity) f(cpCircleShapeNew) f(cpConstraintFree) f(cpConstraintSetMaxForce) f(cpGearJointNew) \
    f(cpGrooveJointNew) f(cpMomentForCircle) f(cpMomentForPoly) f(cpPinJointNew) f(cpPinJointSetDist) \
    f(cpPivotJointNew2) f(cpPolyShapeNew) f(cpRotaryLimitJointNew) f(cpSegmentShapeNew) f(cpShapeFree) \
    f(cpShapeGetBody) f(cpShapeGetUserData) f(cpShapeSetFilter) f(cpShapeSetUserData) f(cpSimpleMotorNew) \
    f(cpSlideJointNew) f(cpSpaceAddBody) f(cpSpaceAddConstraint) f(cpSpaceAddDefaultCollisionHandler) \
    f(cpSpaceAddShape) f(cpSpaceFree) f(cpSpaceGetStaticBody) f(cpSpaceGetUserData) f(cpSpaceNew) \
    f(cpSpaceRemoveBody) f(cpSpaceRemoveConstraint) f(cpSpaceRemoveShape) \
    f(cpSpaceSetCollisionBias) f(cpSpaceSetCollisionSlop) f(cpSpaceSetIterations) f(cpSpaceSetUserData) f(cpSpaceStep)

LAZY_LIBRARY(chipmunk_functions, CHIPMUNK_FUNCTIONS)

/* Loads Chipmunk. Returns false if it is not installed. */
bool chipmunk_load(struct chipmunk_functions *chipmunk);
