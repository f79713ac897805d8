import { expect } from '@open-wc/testing';
import { languages, loadMessages } from '../../../src/locale/index.js';
import { recording, replay } from '../calendar.js';
import { setUpEnvironment, until } from '../environment.js';
import { Desk } from './desk.js';
import { EventFormPage } from './event-form-page.js';

setUpEnvironment();

/** What a real server refuses of a new event, and the fields of the form that this is said at; none where it is said above them. */
const refusals: Readonly<Record<string, readonly string[]>> = {
  anonymous: [],
  'anonymous.invalid-body-is-reported-first': ['title', 'when'],
  'bad-json': [],
  'description-empty': ['description'],
  'end-date-number': ['when'],
  'image-id-as-number': ['image'],
  'image-url-by-contributor': ['image'],
  'image-url-unreachable': ['image'],
  'missing-all': ['title', 'when'],
  'organizer-csv': ['organizers'],
  'organizer-single-object': ['organizers'],
  'several-invalid': ['title'],
  subscriber: [],
  'text-plain-is-not-read': ['title', 'when'],
  'timezone-unknown': ['when'],
  'venue-list': ['venue'],
  'website-javascript': ['website'],
};

describe('what a real server refuses of a new event', () => {
  for (const language of languages)
    it(`is said in ${language}, at its field or above the form, and nothing typed is lost`, async () => {
      document.documentElement.lang = language;
      const { problem, errorAt, failures } = await loadMessages('authoring', language);
      for (const [refusal, fields] of Object.entries(refusals)) {
        const name = `events.create.${refusal}`;
        const desk = new Desk();
        desk.offers = [...desk.offers, 'images'];
        desk.answers.push(({ method, path }) => (method === 'POST' && path.endsWith('/events') ? replay(name) : undefined));
        const page = await EventFormPage.with(desk, 'event-title="Gala" start-date="2026-12-12T19:00"');
        page.root.querySelector<HTMLInputElement>('#title')!.value = 'Typed';
        page.root.querySelector('#title')!.dispatchEvent(new InputEvent('input'));
        await page.element.submit();
        await until(() => ['summary', 'failure'].includes(page.focused?.id ?? ''));
        const { message } = (await recording(name)).response.body as { readonly message: string };
        const said = page.text('summary') + page.text('error');
        expect(said, name).not.to.contain(message);
        const isOurs = fields.length ? said.startsWith(problem) : Object.values(failures).some((words) => said.startsWith(words));
        expect(isOurs, `${name}: ${said}`).to.equal(true);
        const wrong = page.all('field').flatMap((field) => /field-(\S+)/.exec(field.getAttribute('part')!)![1]!);
        expect(wrong.filter((field) => page.problemAt(field).startsWith(errorAt.replace(/\s/g, ' '))).sort(), name).to.deep.equal(
          [...fields].sort(),
        );
        const typed = ['title', 'when', 'when-start-time'].map((id) => (page.root.getElementById(id) as HTMLInputElement).value);
        expect(typed, name).to.deep.equal(['Typed', '2026-12-12', '19:00']);
      }
    });
});
