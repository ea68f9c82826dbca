import CGtk

/// Has all threads allocate from one heap. The C library would give each its own, of which most stays unused for good. To be
/// called before there are threads.
public nonisolated func shareHeap() { mallopt(M_ARENA_MAX, 1) }

/// Gives freed memory back to the system, which takes a millisecond or two.
public nonisolated func returnFreedMemory() { malloc_trim(0) }
