import type { Settings } from './settings.js';

/** A language with the calendar of its dates, where the settings name one, as in `en-u-ca-buddhist`. */
export const localeOf = ({ calendar }: Settings, language: string): string =>
  calendar
    ? String(
        new Intl.Locale(
          language,
          calendar === 'auto' ? new Intl.DateTimeFormat(language).resolvedOptions() : { calendar },
        ),
      )
    : language;
