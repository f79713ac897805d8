import { describe, expect, it } from 'vitest';
import { recordedAt, recordedEvents } from '../../../demo/recordings.js';
import { createSite } from '../../../demo/site.js';

const origin = 'http://127.0.0.1:5173';
const site = createSite(() => recordedAt);

async function get(path: string) {
  const url = new URL(path, origin);
  const response = await site(url.pathname)!(new Request(url));
  return { status: response.status, type: response.headers.get('Content-Type'), text: await response.text() };
}

describe('the demo site', () => {
  it('draws a picture in the proportions that the event tells, the same at every request', async () => {
    const { text, type } = await get('/media/2026/11/lantern-market-300x193.jpg');
    expect(type).to.equal('image/svg+xml');
    expect(text).to.match(/^<svg [^>]*width="300" height="193"/);
    expect((await get('/media/2026/11/lantern-market-300x193.jpg')).text).to.equal(text);
  });

  it('has a picture for every name that the recordings hold, spaces and umlauts included', async () => {
    const { text } = await get('/media/2026/11/Straßenfest Müller (2).png');
    expect(text).to.include('width="640" height="360"');
  });

  it('has a page for every event, which shows its title as text', async () => {
    const event = recordedEvents.find(({ title }) => title.includes('<script'))!;
    const { status, text } = await get(`/event/${event.slug}/`);
    expect(status).to.equal(200);
    expect(text).not.to.include('<script');
    expect((await get('/event/nope/')).status).to.equal(404);
  });

  it('serves the plain page as it is written: one script and one element', async () => {
    const { text, type } = await get('/plain.html');
    expect(type).to.include('text/html');
    expect(text.match(/<script/g)).to.have.length(1);
    expect(text.match(/<cal-/g)).to.have.length(1);
  });

  it('serves nothing else', () => {
    for (const path of ['/', '/states.html', '/apis/', '/package.json']) expect(site(path), path).to.equal(undefined);
  });
});
