import { css, html, type LitElement, type TemplateResult } from 'lit';
import { dateFormat } from '../../data/time/index.js';

/** A day in the calendar that stands beside the Gregorian one. */
export interface SecondDay {
  /** "18 Kislev" */
  readonly name: string;
  /** "18"; with the month on its first day. */
  readonly mark: TemplateResult;
}

const styles = css`
  .second-day {
    grid-area: 1 / 1;
    justify-self: end;
    max-inline-size: calc(100% - 2.5em);
    margin: 0.45em 0.4em 0 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: 0.75em;
    line-height: 1.6;
    color: var(--_muted);
    pointer-events: none;
  }
  .second-day:dir(rtl) {
    margin: 0.45em 0 0 0.4em;
  }
  /* Between the number and the dots. */
  .day > .number {
    grid-area: 1 / 1;
  }
  .mini .second-day {
    place-self: end center;
    max-inline-size: 100%;
    margin: 0 0 1.05em;
    font-size: 0.6875em;
    line-height: 1.4;
  }
`;

/** A day in the calendar of a locale, where that stands beside the Gregorian one. */
export function secondDaysIn(host: LitElement): (date: string, locale: string) => SecondDay | undefined {
  (host.renderRoot as ShadowRoot).adoptedStyleSheets.push(styles.styleSheet!);
  return (date, locale) => {
    const { calendar } = new Intl.Locale(locale);
    if (calendar !== 'hebrew' && calendar !== 'islamic-umalqura') return undefined;
    const time = Date.parse(date);
    const name = dateFormat(locale, { calendar, day: 'numeric', month: 'long' }).format(time);
    const isFirst = dateFormat('en', { calendar, day: 'numeric' }).format(time) === '1';
    const day = dateFormat(locale, { calendar, day: 'numeric' }).format(time);
    return {
      name,
      mark: html`<span part="second-day" class="second-day" aria-hidden="true">${isFirst ? name : day}</span>`,
    };
  };
}
