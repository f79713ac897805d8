import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoadedItem } from '../../../../src/authoring/forms/items.js';
import { saveButtons } from '../../../../src/authoring/forms/save-buttons.js';
import { fieldNamed, formContext } from './form-context.js';

beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T18:45:00Z')));
afterEach(() => vi.restoreAllMocks());

const publisher = ['publish_events'];

/** The buttons of a form, with the status that each sends. */
async function buttons(
  may: readonly string[],
  status?: string,
  given?: 'pending' | 'ask',
  publishOn = '',
): Promise<string[]> {
  const form = await formContext({ may, values: { 'publish-on': { at: publishOn, isWaiting: status === 'future' } } });
  const item = status === undefined ? undefined : ({ status } as LoadedItem);
  return saveButtons(form, 'publish_events', item, given).map((button) => `${button.label}: ${button.status}`);
}

describe('the buttons that save', () => {
  it.each([
    ['a new event by a publisher', publisher, undefined, undefined, ['Publish: publish', 'Save draft: draft']],
    ['a new event by a contributor', [], undefined, undefined, ['Submit for review: pending', 'Save draft: draft']],
    [
      'a new event with the status that the page gives',
      publisher,
      undefined,
      'pending',
      ['Submit for review: pending'],
    ],
    [
      'a new event where the page lets them ask',
      publisher,
      undefined,
      'ask',
      ['Publish: publish', 'Save draft: draft'],
    ],
    ['a draft by a publisher', publisher, 'draft', undefined, ['Publish: publish', 'Save draft: ']],
    ['a draft by a contributor', [], 'draft', undefined, ['Submit for review: pending', 'Save draft: ']],
    ['what waits for review by a publisher', publisher, 'pending', undefined, ['Publish: publish', 'Save changes: ']],
    ['what waits for review by a contributor', [], 'pending', undefined, ['Save changes: ']],
    ['what is published, whatever the page gives', publisher, 'publish', 'pending', ['Save changes: ']],
  ] as const)('%s', async (_, may, status, given, expected) => {
    expect(await buttons(may, status, given)).to.deep.equal(expected);
  });

  it.each([
    ['a new event for a day to come', undefined, '2026-12-01T09:00', ['Schedule: future', 'Save draft: draft']],
    // In Berlin it is 19:45.
    [
      'a new event for a minute ago on the clock of the calendar',
      undefined,
      '2026-11-20T19:44',
      ['Publish: publish', 'Save draft: draft'],
    ],
    ['a scheduled event', 'future', '2026-12-01T09:00', ['Save changes: ']],
    ['a scheduled event whose day was emptied', 'future', '', ['Publish: publish']],
  ] as const)('%s', async (_, status, publishOn, expected) => {
    expect(await buttons(publisher, status, undefined, publishOn)).to.deep.equal(expected);
  });
});

describe('the day of publication', () => {
  const field = fieldNamed('publish-on');

  it('is written on the clock of the calendar, and read of scheduled events alone', async () => {
    const form = await formContext();
    expect(field.write({ at: '2026-12-01T09:00', isWaiting: false }, form)).to.deep.equal({
      date: '2026-12-01 09:00:00',
    });
    expect(field.read({ status: 'future', date: '2026-12-01 09:00:00' }, form)).to.deep.equal({
      at: '2026-12-01T09:00',
      isWaiting: true,
    });
    expect(field.read({ status: 'publish', date: '2026-12-01 09:00:00' }, form)).to.deep.equal({
      at: '',
      isWaiting: false,
    });
  });

  it('is now where that of a scheduled event is emptied, and nothing where there was none', async () => {
    const form = await formContext();
    expect(field.write({ at: '', isWaiting: true }, form)).to.deep.equal({ date_utc: '2026-11-20 18:44:00' });
    expect(field.write({ at: '', isWaiting: false }, form)).to.deep.equal({});
  });

  it('is said in a sentence, and that it is at once where it is in the past', async () => {
    const form = await formContext();
    const say = (at: string) =>
      field.explainChange!(undefined, { at, isWaiting: false }, form)?.replace(/[\u202f\u00a0]/g, ' ');
    expect(say('2026-12-01T09:00')).to.equal(
      'It will be published on Tuesday, December 1, 2026 at 9:00 AM, Berlin time.',
    );
    expect([say('2026-11-20T19:44'), say('')]).to.deep.equal([form.words.dates.publishesAtOnce, undefined]);
  });

  it('is for those who may publish', async () => {
    expect([
      field.isOffered!(await formContext({ may: publisher })),
      field.isOffered!(await formContext()),
    ]).to.deep.equal([true, false]);
  });
});
