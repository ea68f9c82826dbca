// SPDX-License-Identifier: GPL-3.0-or-later
// What AVFoundation has of sound. It is a module of its own on iOS, too.

@_exported import AVFoundation
