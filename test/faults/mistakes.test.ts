import { describe, expect, it } from 'vitest';
import { listsShown, shownIn, visit } from '../pages/harness.js';
import { quiet } from '../pages/site.js';

const script = '<script type="module" src="/dist/cal-elements.js"></script>';

/** The console messages of a page with this markup, once its lists are shown and it is idle. */
async function warnings(body: (api: string) => string): Promise<string[]> {
  const { page, complaints, rest } = await visit({ body: (api) => script + body(api) });
  if (body('').includes('<cal-event-list ')) await listsShown(page);
  await rest();
  return complaints;
}

describe('the warning in the console', () => {
  it('names the nearest tag for an unknown one, once', async () => {
    expect(
      await warnings(() => '<cal-events-list></cal-events-list><p><cal-events-list></cal-events-list></p>'),
    ).to.deep.equal(['cal-elements: there is no element <cal-events-list>. Do you mean <cal-event-list>?']);
  });

  it('names the attribute that a misspelled one means, once', async () => {
    const list = (api: string) =>
      `<cal-event-list ${api} perpage="3" category="music" start_dat="2026-01-01"></cal-event-list>`;
    expect(await warnings((api) => list(api) + list(api))).to.deep.equal([
      'cal-elements: <cal-event-list> has no attribute perpage. Do you mean per-page?',
      'cal-elements: <cal-event-list> has no attribute category. Do you mean categories?',
      'cal-elements: <cal-event-list> has no attribute start_dat. Do you mean start_date?',
    ]);
  });

  it('is absent for known, global and foreign attributes', async () => {
    const attributes = `per_page="3" per-page="3" id="a" class="b" style="color: red" part="c" slot="" title="d" lang="en" dir="ltr" role="region"
      tabindex="0" itemid="e" aria-label="f" data-page="g" onclick="h" theme="i" v-if="j" :page="k" @select="l" key="m"`;
    expect(await warnings((api) => `<cal-event-list ${api} ${attributes}></cal-event-list>`)).to.deep.equal([]);
  });

  for (const swallowed of [
    '<h2>Contact</h2>',
    '<section>Contact</section>',
    '<footer>Contact</footer>',
    '<cal-tag-list></cal-tag-list>',
  ]) {
    const name = /<([\w-]+)/.exec(swallowed)![1];
    it(`says that a tag is not closed when it holds a <${name}>`, async () => {
      expect(await warnings((api) => `<cal-event-list ${api} />${swallowed}`)).to.include(
        `cal-elements: <cal-event-list> takes the <${name}> in it for its fallback content and hides it. ` +
          'Close the tag: <cal-event-list></cal-event-list>',
      );
    });
  }

  it('is absent for fallback content, slots and the elements in a provider', async () => {
    const children =
      '<p>Our <a href="/all">events</a></p><h2 slot="header">Events</h2><footer slot="footer">Ours</footer>';
    const list = (api: string) => `<h1>Events</h1><cal-event-list ${api}>${children}</cal-event-list>`;
    expect(
      await warnings((api) => `<cal-provider time-zone="Europe/Berlin">${list(api)}</cal-provider>`),
    ).to.deep.equal([]);
  });

  it('comes from a file that the page does not wait for', async () => {
    const { page, requests, rest } = await visit({
      body: (api) => `${script}<cal-event-list ${api}></cal-event-list>`,
    });
    await listsShown(page);
    const ofMistakes = () => requests.filter((path) => path.includes('mistakes'));
    expect(ofMistakes()).to.have.length(0);
    await rest();
    expect(ofMistakes()).to.have.length(1);
  });
});

describe('an attribute that cannot be read', () => {
  const line = 'per-page="x" cannot be read. Expected a whole number, 1 or more.';
  const unavailable = 'The calendar can’t be shown right now.';
  const folded = `${unavailable} For the site’s owner ${line}`;

  /** The texts of page and console, once an error is shown and explained. */
  async function told(attributes: string, isPublic: boolean, provider = '') {
    const body = (api: string) =>
      `${script}<cal-provider ${provider}><cal-event-list ${api} per-page="x" ${attributes}></cal-event-list></cal-provider>`;
    const { page, complaints } = await visit({ isPublic, body });
    await shownIn(page, 'cal-event-list', '[part~="error"]');
    await quiet(page);
    const text = await page.$eval(
      'cal-event-list',
      (list) => list.shadowRoot!.querySelector('[part~="error"]')!.textContent,
    );
    return { said: text.replace(/\s+/g, ' ').trim(), complaints };
  }

  it('is named on the page where it is made', async () => {
    expect(await told('', false)).to.deep.equal({ said: folded, complaints: [] });
  });

  it('is named in the console of a public site, whose visitors read what they need', async () => {
    expect(await told('', true)).to.deep.equal({
      said: unavailable,
      complaints: [`cal-elements: <cal-event-list> ${line}`],
    });
  });

  it('is named on the page of a public site with the attribute debug, its own or a provider’s', async () => {
    expect((await told('debug', true)).said).to.equal(folded);
    expect((await told('', true, 'debug')).said).to.equal(folded);
  });
});
