/* What the C library knows of languages and countries. */
#pragma once

#include <libintl.h>
#include <locale.h>
#include <stdio.h>
#include <time.h>

/* A number with so many digits after the decimal mark of the user's language. */
static inline void words_decimal(char *text, size_t size, double number, int places)
{
    snprintf(text, size, "%.*f", places, number);
}

/* A whole number with the marks between thousands that the user's language has. Where there is no language, the words are
   English, and so are the marks. */
static inline void words_grouped(char *text, size_t size, long number)
{
    if (*localeconv()->thousands_sep || number < 1000)
        snprintf(text, size, "%'ld", number);
    else
        snprintf(text, size, "%ld,%03ld", number / 1000, number % 1000);
}

/* A date as it is written in the user's country. */
static inline void words_date(char *text, size_t size, int year, int month, int day)
{
    struct tm date = {.tm_year = year - 1900, .tm_mon = month - 1, .tm_mday = day, .tm_hour = 12, .tm_isdst = -1};
    mktime(&date);
    if (strftime(text, size, "%x", &date) == 0)
        *text = 0;
}
