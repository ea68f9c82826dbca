// SPDX-License-Identifier: GPL-3.0-or-later
/* Sounds. */
#pragma once

/* Loads the library that decodes sounds, which few windows need. A process that is restricted could not do so. */
void load_sound_library(void);

/* Answers one request for a sound. */
void answer_sound_request(void);
