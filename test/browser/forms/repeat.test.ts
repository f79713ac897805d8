import { expect } from '@open-wc/testing';
import { expectAccessible } from '../appearance.js';
import { json } from '../calendar.js';
import { full } from '../detail/detail-page.js';
import { setUpEnvironment, textOf, until } from '../environment.js';
import { Desk, storedEvent, type SentRequest } from './desk.js';
import { EventFormPage } from './event-form-page.js';

setUpEnvironment();

const series = 'cal/authoring/v1/series';
const isPreview = ({ path }: SentRequest) => path.endsWith('preview=true');

/** A server that keeps series, and says the same of every rule. */
function keeper(schedule: object = {}): Desk {
  const desk = new Desk();
  desk.offers = [...desk.offers, 'series'];
  desk.answers = [
    (request) => {
      const { path, body } = request;
      if (!path.startsWith(series)) return undefined;
      const { fields, rule } = body as { fields?: { start_date?: string }; rule?: string };
      const start_date = fields?.start_date ?? '2026-12-01 19:00:00';
      const next = [start_date, '2026-12-29 19:00:00'];
      const counted = { rule: rule ?? 'RRULE:FREQ=WEEKLY', start_date, dates: 16, next, notes: [], ...schedule };
      if (isPreview(request)) return json({ series: counted, added: 2, removed: 3 });
      return json({ series: { id: 40, ...counted }, event: { ...full, ...fields, id: 7 }, changed: 15, kept: [] });
    },
    ({ method, path }) =>
      method === 'GET' && path.startsWith('cal/events/v1/events/7')
        ? json({ ...full, id: 7, venue: [], organizer: [] })
        : undefined,
  ];
  return desk;
}

/** Every second Saturday. */
const stored = {
  id: 40,
  dates: 16,
  past: 2,
  later: 13,
  rule: 'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=SA;UNTIL=20270629T235959',
  start_date: '2026-10-31 19:00:00',
  next: [],
};

const previews = ({ desk }: EventFormPage) => desk.sent.filter(isPreview);
const writes = ({ desk }: EventFormPage) =>
  desk.sent.filter((request) => request.path.startsWith(series) && !isPreview(request));

/** A new event on Tuesday, 1 December 2026. */
const ofTuesday = (desk = keeper()) => EventFormPage.with(desk, 'event-title="Yoga" start-date="2026-12-01T19:00"');

const field = (page: EventFormPage) => page.one('field-repeat')!;

async function choose(page: EventFormPage, id: string, value: string): Promise<void> {
  const select = page.root.getElementById(id) as HTMLSelectElement;
  select.value = value;
  select.dispatchEvent(new Event('change'));
  await page.element.updateComplete;
}

async function counted(page: EventFormPage, times: number): Promise<SentRequest> {
  await until(() => previews(page).length >= times);
  await until(() => field(page).querySelector('[part~="sentence"], [part~="invalid"]'));
  await page.element.updateComplete;
  return previews(page).at(-1)!;
}

describe('the field for the rule of an event', () => {
  it('is not there where the server keeps no series', async () => {
    const page = await EventFormPage.with(new Desk());
    expect(page.one('field-repeat')).to.equal(undefined);
  });

  it('names first what most want, by the day of the event', async () => {
    const page = await ofTuesday();
    const { options } = page.root.getElementById('repeat') as HTMLSelectElement;
    expect([...options].map(textOf)).to.deep.equal([
      'Does not repeat',
      'Every week on Tuesday',
      'Every month on the 1st Tuesday',
      'Every year',
      'On days that I choose',
      'By another rule',
    ]);
    await page.fill('Start date', '2026-12-30');
    expect([...options].map(textOf).slice(1, 3)).to.deep.equal([
      'Every week on Wednesday',
      'Every month on the last Wednesday',
    ]);
    expect(previews(page)).to.deep.equal([]);
  });

  it('says what a rule means as the server counts it, and asks once for several keys', async () => {
    const page = await ofTuesday();
    await choose(page, 'repeat', 'own');
    await choose(page, 'repeat-ending', 'until');
    for (const year of ['0002-06-29', '0020-06-29', '0202-06-29', '2027-06-29']) await page.fill('Until', year);
    for (const every of ['', '2']) await page.fill('Every', every);
    const { method, body } = await counted(page, 1);
    expect([method, previews(page).length, body.rule, body.fields.start_date]).to.deep.equal([
      'POST',
      1,
      'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;UNTIL=20270629T235959',
      '2026-12-01 19:00:00',
    ]);
    expect(textOf(field(page).querySelector('[part~="sentence"]'))).to.equal(
      'Every 2 weeks on Tuesday, from Tuesday, December 1, 2026, until Tuesday, June 29, 2027: 16 dates.',
    );
    expect(textOf(field(page).querySelector('[role="status"]'))).to.contain('Next: Dec 1, Dec 29');
    await expectAccessible(page.element);
  });

  it('makes a series by one request, with weekdays, an end and a pause', async () => {
    const page = await ofTuesday();
    await choose(page, 'repeat', 'own');
    field(page).querySelectorAll<HTMLElement>('.chip')[4]!.click();
    await page.element.updateComplete;
    await choose(page, 'repeat-ending', 'count');
    await page.fill('Number of dates', '12');
    page.root.getElementById('repeat-except')!.click();
    await until(() => field(page).querySelector('[part~="days"]'));
    for (const day of ['22', '24']) {
      field(page).querySelector<HTMLElement>(`[data-date="2026-12-${day}"] button`)!.click();
      await page.element.updateComplete;
    }
    expect(textOf(field(page).querySelector('.chip bdi'))).to.equal('December 22 – 24, 2026');
    await page.save('Publish');
    const [{ body, attempt }, ...others] = writes(page) as [SentRequest];
    expect([page.writes, others, typeof attempt, body.fields.rule]).to.deep.equal([[], [], 'string', undefined]);
    expect([body.rule, body.fields.title, body.fields.status]).to.deep.equal([
      'RRULE:FREQ=WEEKLY;BYDAY=TU,TH;COUNT=12\nEXDATE;VALUE=DATE:20261222,20261223,20261224',
      'Yoga',
      'publish',
    ]);
  });

  it('says at the field why a rule cannot be kept, and does not send it', async () => {
    const desk = keeper();
    desk.answers.unshift((request) => (isPreview(request) ? json({ code: 'no_dates', message: '' }, 400) : undefined));
    const page = await ofTuesday(desk);
    await choose(page, 'repeat', 'month');
    const problem = 'There is no such date: change the rule or its end';
    // Before the server was asked.
    await page.element.submit();
    expect([page.problems, page.problemAt('repeat'), writes(page)]).to.deep.equal([[problem], `Error: ${problem}`, []]);
  });

  it('asks for what is missing of a rule before the server is asked', async () => {
    const page = await ofTuesday();
    await choose(page, 'repeat', 'days');
    await page.element.submit();
    expect(page.problems).to.deep.equal(['Choose a day']);
    await choose(page, 'repeat', 'own');
    await page.fill('Every', '0');
    await choose(page, 'repeat-ending', 'until');
    await page.element.submit();
    expect([page.problems, previews(page)]).to.deep.equal([['Enter a number from 1 to 999'], []]);
    page.button(page.problems[0]!).click();
    await until(() => page.focused?.id === 'repeat-every');
  });

  it('tells of months that are too short, and of times that the clock jumps over', async () => {
    const notes = [{ code: 'short_months' }, { code: 'clock_gap', date: '2027-03-28 03:30:00' }];
    const page = await ofTuesday(keeper({ notes }));
    await choose(page, 'repeat', 'own');
    await choose(page, 'repeat-unit', 'MONTHLY');
    await page.fill('Start date', '2026-12-31');
    expect([...field(page).querySelectorAll('.option')].map(textOf)).to.deep.equal([
      'Every month on the 31st',
      'Every month on the last Thursday',
      'Every month on the last day',
    ]);
    await counted(page, 1);
    expect([...field(page).querySelectorAll('[role="status"] [part~="help"]')].map(textOf).slice(-2)).to.deep.equal([
      'Months without this day are left out.',
      'On Sunday, March 28, 2027 the clock jumps over this time: the date starts at 3:30 AM.',
    ]);
  });

  it('is not asked again for what a copy takes over', async () => {
    const desk = keeper();
    desk.items = [storedEvent({ series: stored } as object)];
    const page = await EventFormPage.with(desk, 'copy-of="7"');
    expect((page.root.getElementById('repeat') as HTMLSelectElement).value).to.equal('never');
  });
});

/** The form of the fourth of sixteen dates. */
const ofDate = () => EventFormPage.ofConcert('', { series: stored }, keeper());

describe('the rule of a series that is there', () => {
  it('is said in words, without a request', async () => {
    const page = await ofDate();
    expect(textOf(field(page).querySelector('[part~="sentence"]'))).to.contain('Every 2 weeks on Saturday, from');
    expect([previews(page), page.is('changed')]).to.deep.equal([[], false]);
  });

  it('changes for this and later dates, or for all, after it was said how many come and go', async () => {
    for (const [index, name] of [
      [0, 'from'],
      [1, 'event'],
    ] as const) {
      const page = await ofDate();
      await choose(page, 'repeat', 'week');
      const scopes = [...page.one('field-scope')!.querySelectorAll('label')];
      expect(scopes.map(textOf)).to.deep.equal(['This and later dates (13)', 'All dates (16, past ones: 2)']);
      page.one('field-scope')!.querySelectorAll<HTMLInputElement>('input')[index]!.click();
      await page.element.updateComplete;
      const rule = 'RRULE:FREQ=WEEKLY;BYDAY=SA;UNTIL=20270629T235959';
      const { method, path, body } = await counted(page, 1);
      expect([method, path, body]).to.deep.equal(['PATCH', `${series}/40?preview=true`, { [name]: 7, rule }]);
      await until(() => textOf(field(page)).includes('New dates: 2. Dates that move to the trash: 3.'));
      await page.save('Save changes');
      expect(writes(page).map((sent) => sent.body as unknown)).to.deep.equal([{ [name]: 7, fields: {}, rule }]);
    }
  });

  it('begins with an event that was single until then', async () => {
    const page = await EventFormPage.ofConcert('', {}, keeper());
    await choose(page, 'repeat', 'week');
    expect((await counted(page, 1)).body).to.deep.include({ event: 7, rule: 'RRULE:FREQ=WEEKLY;BYDAY=SA' });
    await page.save('Save changes');
    const [{ method, path, body }] = writes(page) as [SentRequest];
    expect([method, path, body]).to.deep.equal([
      'POST',
      series,
      { event: 7, fields: {}, rule: 'RRULE:FREQ=WEEKLY;BYDAY=SA' },
    ]);
  });
});
