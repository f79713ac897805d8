import { expect } from '@open-wc/testing';
import { json } from '../calendar.js';
import { setUpEnvironment } from '../environment.js';
import { Desk, type SentRequest } from './desk.js';
import { EventFormPage } from './event-form-page.js';

setUpEnvironment();

/** A service that makes an event once for each name of an attempt; the answers to the first ones are lost. */
class LosingDesk extends Desk {
  readonly #made = new Map<string, unknown>();
  #lost: number;

  constructor(lost: number, status?: number) {
    super();
    this.#lost = lost;
    this.answers.push(async (request) => {
      if (request.method !== 'POST' || !request.path.endsWith('/events')) return undefined;
      const answer = await this.#make(request);
      if (this.#lost-- <= 0) return answer;
      if (status !== undefined) return json({ code: 'unavailable', message: '', data: { status } }, status);
      throw new TypeError('Failed to fetch');
    });
  }

  async #make({ attempt, body }: SentRequest): Promise<Response> {
    const known = this.#made.get(attempt!);
    if (known) return json(known);
    // Without the name of the attempt, the desk makes another one each time.
    const before = this.answers.splice(0);
    const response = await this.serve(new URL(`${this.baseUrl}/cal/events/v1/events`), { method: 'POST', body: JSON.stringify(body) });
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

describe('a new event whose answer was lost', () => {
  it('has what was changed before the next try, and what was emptied, and is there once', async () => {
    const page = await filled(new LosingDesk(1));
    await page.save('Publish');
    expect(page.text('error')).to.contain('Try again');
    await page.fill('Title', 'Ball');
    await page.fill('Website', '');
    await page.save('Publish');
    expect(lines(page)).to.deep.equal(['POST /events', 'POST /events', 'PATCH /events/900']);
    const [event, ...others] = page.desk.items;
    expect([event!.fields.title, event!.fields.website, event!.status, others.length]).to.deep.equal(['Ball', '', 'publish', 0]);
    expect(page.control('Title').value).to.equal('Ball');
  });

  it('has it, too, where a change was taken back after a second loss', async () => {
    const page = await filled(new LosingDesk(2, 503));
    await page.save('Publish');
    await page.fill('Title', 'Ball');
    await page.save('Publish');
    await page.fill('Title', 'Gala');
    await page.save('Publish');
    expect(lines(page).slice(2)).to.deep.equal(['POST /events', 'PATCH /events/900']);
    expect(page.desk.items.map(({ fields }) => fields.title)).to.deep.equal(['Gala']);
  });

  it('is sent again and no more where nothing was changed', async () => {
    const page = await filled(new LosingDesk(1));
    await page.save('Publish');
    await page.save('Publish');
    expect(lines(page)).to.deep.equal(['POST /events', 'POST /events']);
    const [first, second] = page.desk.to('POST cal/events').map(({ attempt }) => attempt);
    expect([second, page.desk.items.length]).to.deep.equal([first, 1]);
  });

  it('is not changed where it was refused before, because then none was made', async () => {
    const desk = new Desk();
    desk.answers.push(({ method, body }) =>
      method === 'POST' && (body as { title: string }).title === 'Gala'
        ? json({ code: 'rest_invalid_param', message: '', data: { status: 400, params: { title: 'no' } } }, 400)
        : undefined,
    );
    const page = await filled(desk);
    await page.save('Publish');
    await page.fill('Title', 'Ball');
    await page.save('Publish');
    expect(lines(page)).to.deep.equal(['POST /events', 'POST /events']);
  });
});
