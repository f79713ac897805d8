import { expect } from '@open-wc/testing';
import { loadWords } from '../../../src/authoring/words/words.js';
import { replay } from '../calendar.js';
import { setUpEnvironment, until } from '../environment.js';
import { Desk } from './desk.js';
import { EventFormPage } from './event-form-page.js';

setUpEnvironment();

/** The form of a new event that a real server has refused, in German. */
async function refused(name: string): Promise<EventFormPage> {
  document.documentElement.lang = 'de';
  const desk = new Desk();
  desk.answers.push(({ method, path }) =>
    method === 'POST' && path.endsWith('/events') ? replay(`events.create.${name}`) : undefined,
  );
  const page = await EventFormPage.with(desk, 'event-title="Gala" start-date="2026-12-12T19:00"');
  page.root.querySelector<HTMLInputElement>('#title')!.value = 'Typed';
  page.root.querySelector('#title')!.dispatchEvent(new InputEvent('input'));
  await page.element.submit();
  await until(() => ['summary', 'failure'].includes(page.focused?.id ?? ''));
  return page;
}

const typed = (page: EventFormPage) =>
  ['title', 'when', 'when-start-time'].map((id) => (page.root.getElementById(id) as HTMLInputElement).value);

/** Each refusal in each language stands in test/unit/elements/forms/refusals.test.ts. */
describe('what a real server refuses of a new event', () => {
  it('is said at its fields and above the form, and nothing typed is lost', async () => {
    const { problem, errorAt } = await loadWords('authoring', 'de');
    const page = await refused('missing-all');
    expect(page.text('summary').startsWith(problem)).to.equal(true);
    const wrong = page.all('field').flatMap((field) => /field-(\S+)/.exec(field.getAttribute('part')!)![1]!);
    expect(wrong.filter((field) => page.problemAt(field).startsWith(errorAt.replace(/\s/g, ' ')))).to.deep.equal([
      'title',
      'when',
    ]);
    expect(typed(page)).to.deep.equal(['Typed', '2026-12-12', '19:00']);
  });

  it('is said above the form where it is about no field, and nothing typed is lost', async () => {
    const { failures } = await loadWords('authoring', 'de');
    const page = await refused('subscriber');
    expect(page.text('error')).to.contain(failures.denied);
    expect(typed(page)).to.deep.equal(['Typed', '2026-12-12', '19:00']);
  });
});
