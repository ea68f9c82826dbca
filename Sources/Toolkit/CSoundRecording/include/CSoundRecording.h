/* Records sounds with GStreamer, which is loaded when it is first used. It is written in C because Swift code cannot
 * call functions by their looked-up addresses with their declared types. */

#ifndef CSOUNDRECORDING_H
#define CSOUNDRECORDING_H

enum peekaboard_recording_problem {
    peekaboard_recording_no_problem,
    /* GStreamer is not installed. */
    peekaboard_recording_no_library,
    /* A part of the pipeline is not installed. */
    peekaboard_recording_no_plugin,
    /* The source cannot be opened. */
    peekaboard_recording_no_source,
    /* The source cannot deliver sound. */
    peekaboard_recording_no_sound,
    /* The file cannot be written. */
    peekaboard_recording_unwritable,
};

/* A recording. */
struct peekaboard_recording;

/* The functions that are called on the main thread, with the data that was given. */
struct peekaboard_recording_handler {
    /* The loudness of the latest part, in decibels up to 0. */
    void (*level)(double decibels, void *data);
    /* The file is complete, or there was a problem. */
    void (*ended)(enum peekaboard_recording_problem problem, void *data);
};

/* Starts to record with a pipeline in the syntax of gst-launch-1.0, whose element "level" measures the loudness. Its
 * element "file" gets the path. Returns NULL and a problem on failure. Can be called on any thread, and takes a while. */
struct peekaboard_recording *peekaboard_recording_start(
    const char *pipeline, const char *path, enum peekaboard_recording_problem *problem);
/* Begins to call the functions, also for what has happened before. Call it once, on the main thread. */
void peekaboard_recording_watch(
    struct peekaboard_recording *recording, struct peekaboard_recording_handler handler, void *data);
/* Ends the sound. The file is complete when the handler is called. */
void peekaboard_recording_finish(struct peekaboard_recording *recording);
/* Stops at once and releases the recording. Its functions are not called any more. */
void peekaboard_recording_free(struct peekaboard_recording *recording);

#endif
