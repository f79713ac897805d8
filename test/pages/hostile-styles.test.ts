import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { visit } from './harness.js';

const { body: api } = (
  JSON.parse(readFileSync('test/fixtures/recordings/bulk/events.all.page-1.json', 'utf8')) as { response: { body: object } }
).response;

/** What pages set for everything on them, gathered from resets and frameworks that many use. Font and color of the page stay as they are. */
const styles: Readonly<Record<string, string>> = {
  'rules for everything': '* { box-sizing: content-box; margin: 0; padding: 0; line-height: 1; border: 0; float: none }',
  'rules for tags': `a, a:hover { color: red; text-decoration: underline; display: block; padding: 9px }
    button { all: unset; inline-size: 100%; background: red; text-transform: uppercase; padding: 30px }
    img { display: block; inline-size: 50%; border: 9px solid; float: right }
    p, ul, ol, li, h2, h3, h4 { margin: 40px; font-size: 40px; line-height: 3; list-style: square }
    input, select, textarea { display: block; inline-size: 100%; block-size: 90px; border: 9px solid }
    div, span, time, section, article { padding: 7px; border: 3px solid; display: inline }
    svg { inline-size: 200px; fill: red } details, summary { display: flex } table { display: block }
    .card, .title, .base, .status, .event, .day, .grid, .button, .list { display: none; color: red }`,
  'the reset of Bootstrap': `*, ::before, ::after { box-sizing: border-box } h1, h2, h3, h4 { margin-top: 0; margin-bottom: .5rem; font-weight: 500; line-height: 1.2 }
    p { margin-top: 0; margin-bottom: 1rem } ol, ul { padding-left: 2rem } a { color: #0d6efd; text-decoration: underline } img, svg { vertical-align: middle }
    button { border-radius: 0; text-transform: none } input, button, select { margin: 0; font-family: inherit; font-size: inherit; line-height: inherit }
    .card { position: relative; display: flex; flex-direction: column; border: 1px solid } .row { display: flex; margin: 0 -12px } .container { max-width: 540px }`,
  'the reset of Tailwind': `*, ::before, ::after { box-sizing: border-box; border: 0 solid; margin: 0; padding: 0 } ol, ul, menu { list-style: none }
    img, svg, video, canvas { display: block; vertical-align: middle } img, video { max-width: 100%; height: auto }
    h1, h2, h3, h4 { font-size: inherit; font-weight: inherit } a { color: inherit; text-decoration: inherit }
    button, input, select, textarea { font: inherit; color: inherit; background-color: transparent; border-radius: 0 } [hidden] { display: none }
    .grid { display: grid } .hidden { display: none }`,
};

const elements: Readonly<Record<string, string>> = {
  'cal-event-list': 'range="all" group-by="day" paging="pager"',
};

/** Where everything in an element stands, and how it looks. */
async function boxes(tag: string, attributes: string, style: string): Promise<readonly string[]> {
  const { page } = await visit({
    body: (
      origin,
    ) => `<style>body { margin: 20px; font: 16px/1.5 sans-serif; color: #123 } cal-provider, ${tag} { margin: 0 !important }</style>
      <style>${style}</style><style>body { margin: 20px !important; padding: 0 !important; border: 0 !important }</style>
      <script type="module" src="/dist/cal-elements.js"></script><${tag} ${origin} ${attributes} stale-time="999"></${tag}>`,
    api: () => api,
  });
  await page.setViewport({ width: 900, height: 900 });
  await page.waitForFunction(
    (host) =>
      document.querySelector(host)?.shadowRoot?.querySelector('.base[aria-busy="false"]') !== null &&
      !document.querySelector(host)!.shadowRoot!.querySelector('slot[name="loading"]'),
    {},
    tag,
  );
  await page.waitForNetworkIdle({ idleTime: 300 });
  return page.evaluate((host) => {
    const element = document.querySelector(host)!;
    const from = element.getBoundingClientRect();
    return [...element.shadowRoot!.querySelectorAll('.base, .base *')].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const { color, fontSize, lineHeight, backgroundColor, borderTopWidth, textDecorationLine, display } = getComputedStyle(one);
      const place = [x - from.x, y - from.y, width, height].map((length) => Math.round(length * 10) / 10);
      return `${one.localName}.${one.getAttribute('class') ?? ''} ${place.join()} ${[color, fontSize, lineHeight, backgroundColor, borderTopWidth, textDecorationLine, display].join()}`;
    });
  }, tag);
}

describe('styles of the page', () => {
  for (const [tag, attributes] of Object.entries(elements))
    it(`change nothing inside ${tag}`, async () => {
      const plain = await boxes(tag, attributes, '');
      expect(plain.length).to.be.greaterThan(10);
      for (const [name, style] of Object.entries(styles)) expect(await boxes(tag, attributes, style), name).to.deep.equal(plain);
    });

  it('change what is inherited, so that the above can fail', async () => {
    const attributes = elements['cal-event-list']!;
    expect(await boxes('cal-event-list', attributes, 'body { color: red }')).not.to.deep.equal(
      await boxes('cal-event-list', attributes, ''),
    );
  });
});
