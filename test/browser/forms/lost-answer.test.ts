import { expect } from '@open-wc/testing';
import { json } from '../calendar.js';
import { setUpEnvironment } from '../environment.js';
import { Desk, type SentRequest } from './desk.js';
import { EventFormPage } from './event-form-page.js';

setUpEnvironment();

/** A service that makes an event once for each name of an attempt; the first answer is lost. */
class LosingDesk extends Desk {
  readonly #made = new Map<string, unknown>();
  #isLost = false;

  constructor() {
    super();
    this.answers.push(async (request) => {
      if (request.method !== 'POST' || !request.path.endsWith('/events')) return undefined;
      const answer = await this.#make(request);
      if (this.#isLost) return answer;
      this.#isLost = true;
      throw new TypeError('Failed to fetch');
    });
  }

  async #make({ attempt, body }: SentRequest): Promise<Response> {
    const known = this.#made.get(attempt!);
    if (known) return json(known);
    // Without the name of the attempt, the desk makes another one each time.
    const before = this.answers.splice(0);
    const response = await this.serve(new URL(`${this.baseUrl}/cal/events/v1/events`), {
      method: 'POST',
      body: JSON.stringify(body),
    });
    this.answers = before;
    this.sent.pop();
    const made: unknown = await response.json();
    this.#made.set(attempt!, made);
    return json(made);
  }
}

async function filled(desk: Desk): Promise<EventFormPage> {
  const page = await EventFormPage.with(desk, 'start-date="2026-12-12T19:00" event-title="Gala"');
  await page.fill('Website', 'https://gala.example/');
  return page;
}

const lines = (page: EventFormPage) => page.writes.map(({ line }) => line);

/** More of it in test/unit/elements/forms/item-writer.test.ts. */
describe('a new event whose answer was lost', () => {
  it('has what was changed before the next try, and what was emptied, and is there once', async () => {
    const page = await filled(new LosingDesk());
    await page.save('Publish');
    expect(page.text('error')).to.contain('Try again');
    await page.fill('Title', 'Ball');
    await page.fill('Website', '');
    await page.save('Publish');
    expect(lines(page)).to.deep.equal(['POST /events', 'POST /events', 'PATCH /events/900']);
    const [event, ...others] = page.desk.items;
    expect([event!.fields.title, event!.fields.website, event!.status, others.length]).to.deep.equal([
      'Ball',
      '',
      'publish',
      0,
    ]);
    expect(page.control('Title').value).to.equal('Ball');
  });
});
