import { describe, expect, it } from 'vitest';
import { prerender } from '../../../src/prerender/index.js';
import { answered, near } from '../../dated-events.js';

/** What is printed of a month at November 19, 7 PM in New York. */
async function printed(attributes = '', answer: object = near) {
  const fetch = (() => Promise.resolve(new Response(JSON.stringify(answer)))) as unknown as typeof globalThis.fetch;
  const tag = `<cal-event-month base-url="https://example.org/wp-json" time-zone="America/New_York" ${attributes}></cal-event-month>`;
  const { html, written } = await prerender(`<html lang="en">${tag}`, { fetch, now: () => answered });
  const [, style = '', picture = ''] =
    /<template shadowrootmode="open"><!--cal--><style>([^]*?)<\/style>([^]*?)<\/template>/.exec(html) ?? [];
  return { html, style, picture, remarks: written[0]!.remarks };
}

describe('a month in a page', () => {
  it('has its days, bars and titles, as a grid and as a small month with the events of a day', async () => {
    const { picture } = await printed();
    expect(picture.match(/role="grid"/g)).to.have.length(2);
    expect(picture.match(/data-date="2026-11-19"/g)).to.have.length(3);
    expect(picture).to.match(/class="event bar goes-on"[^>]*data-line="2" data-length="5"/);
    expect(picture).to.match(/class="chosen-day [^>]*>\s*<div[^>]*>Thursday, November 19</);
    expect(picture).to.match(/<h4[^>]*>\s*<a [^>]*>Repair Café #9<|part="title"[^>]*><a [^>]*>Repair Café #9</);
  });

  it('is of the calendar that is set', async () => {
    const { picture } = await printed('calendar="buddhist" date="2027-01-29"');
    const texts = picture.replace(/<[^>]*>/g, ' ');
    expect(texts).to.contain('January 2570').and.not.to.match(/2027/);
  });

  it('has the days of a Persian month, and names those of its events, where that calendar is set', async () => {
    const { picture } = await printed('calendar="persian" layout="grid" outside-days="false"');
    const days = [...picture.matchAll(/data-date="([\d-]+)"/g)].map(([, date]) => date);
    expect([days.length, days[0], days.at(-1)]).to.deep.equal([30, '2026-10-23', '2026-11-21']);
    expect(picture.replace(/<[^>]*>/g, ' '))
      .to.contain('Aban 1405')
      .and.not.to.contain('November 2026');
  });

  it('marks no day as today, nor as before it, because nobody knows the day of the reader', async () => {
    const { picture } = await printed();
    expect(picture).not.to.match(/class="day[^"]*today|aria-current="date"/);
  });

  it.each(['', '2026-06-30', '2026-12-29', '2026-12-31', '2027-01-01'])(
    'calls no day by a word that ages: %s',
    async (date) => {
      const { picture } = await printed(date && `date="${date}"`);
      const withoutButton = picture.replace('<span class="word">Today', '');
      expect(withoutButton)
        .to.contain('chosen-day')
        .and.not.to.match(/>(Today|Tomorrow|Yesterday)\b/);
    },
  );

  it('places events by its style sheet, without the attribute style', async () => {
    const { html, style, picture } = await printed('max-per-day="22"');
    expect(html).not.to.contain(' style=');
    const used = new Set(
      [...picture.matchAll(/ data-(line|lines|length)="(\d+)"/g)].map(([, name, of]) => `${name} ${of}`),
    );
    expect(used.size).to.be.above(5);
    for (const one of used) {
      const [name, value] = one.split(' ');
      expect(style.replace(/\s+/g, ''), one).to.contain(`[data-${name}='${value}']{--${name}:${value}`);
    }
  });

  it('leads Tab to each event', async () => {
    const { picture } = await printed();
    expect(picture)
      .to.match(/<a\s/)
      .and.not.to.match(/<a\s[^>]*tabindex="-1"/);
  });

  it('runs nothing of what an answer holds', async () => {
    const title = '"&gt;&lt;img src=x onerror=alert(1)&gt;&lt;/template&gt;&lt;script&gt;alert(1)&lt;/script&gt;';
    const events = near.events.map((event) => ({
      ...event,
      title,
      url: 'javascript:alert(1)',
      event_status: 'canceled',
    }));
    const { html, picture } = await printed('', { ...near, events });
    expect(html).not.to.match(/<img|<script>|href="javascript/);
    expect(picture).to.contain('&lt;/template&gt;');
  });

  it('says what filters leave, and keeps room for the way to other events', async () => {
    const { picture } = await printed('featured="true"');
    expect(picture.match(/class="answer"/g)).to.have.length(2);
    expect(picture).to.contain('7 events in November').and.to.contain('class="nearest"');
    expect((await printed('', { events: [], total: 0, total_pages: 0 })).picture).to.contain('No events in this month');
  });

  it.each([
    ['layout="agenda"', 'its agenda begins with the day of the reader'],
    ['max-per-day="23"', 'a day has more than 22 lines'],
    ['color-by="category"', 'its colors would need the attribute style, which strict policies refuse'],
    ['open-event="1"', 'it marks the event that is open'],
  ])('is left to the element where it could not be right: %s', async (attributes, reason) => {
    const { html, remarks } = await printed(attributes);
    expect(remarks).to.deep.equal([`not printed, because ${reason}`]);
    expect(html).to.contain('<noscript slot="cal" data-cal><ul').and.not.to.contain('<template');
  });
});
