/** What the desk of a real service offers to each role: the table that the service is tested with says what, and that nobody else is. */
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumOptions } from '../runner/find-browser.mjs';
import { authoring, tokenOf } from '../service/browser.js';
import { browserOf, newWorkspace, type Serving, type Workspace } from '../service/command.js';
import { rights, type DeskPlace } from '../service/rights-table.js';
import type { Role } from '../service/suites/mount.js';
import { keyboardOn } from '../pages/desk-page.js';

const password = 'correct horse battery';
const roles = ['subscriber', 'contributor', 'author', 'editor', 'administrator'] as const satisfies readonly Role[];
const dates = { start_date: '2026-12-12 19:00', end_date: '2026-12-12 22:00' };

let workspace: Workspace;
let serving: Serving;
let browser: Browser;

beforeAll(async () => {
  workspace = newWorkspace();
  const maria = await workspace.addUser('--role', 'administrator');
  serving = await workspace.serve();
  browser = await puppeteer.launch(chromiumOptions());
  const administrator = serving.caller(maria);
  const make = async (resource: string, fields: object) => {
    const { status, body } = await administrator.send('POST', `/${resource}`, { status: 'publish', ...fields });
    expect(status, JSON.stringify(body)).to.equal(201);
  };
  await make('tags', { name: 'neko' });
  await make('categories', { name: 'Music' });
  await make('events', { title: 'Event of others', ...dates });
  await make('events', { title: 'Draft of others', ...dates, status: 'draft' });
  await make('venues', { venue: 'Hall of others' });
  await make('organizers', { organizer: 'Club of others' });
  for (const role of roles) {
    const { body: invitation } = await administrator.send('POST', `${authoring}/invitations`, { name: role, role });
    const { body } = await browserOf(serving).send('POST', '/setup', {
      token: tokenOf(invitation.url as string),
      password,
    });
    const author = (body.me as { id: number }).id;
    await make('events', { title: 'My event', ...dates, author });
    await make('events', { title: 'My draft', ...dates, author, status: 'draft' });
    // A name that is known would change the one that has it.
    await make('venues', { venue: `My hall (${role})`, author });
    await make('venues', { venue: `My hall draft (${role})`, author, status: 'draft' });
    await make('organizers', { organizer: `My club (${role})`, author });
  }
});
afterAll(async () => {
  await browser.close();
  await serving.stop();
  await workspace.remove();
});

/** The names of all that can be used in what is seen of the page. */
const offered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const names: string[] = [];
    const walk = (root: ParentNode): void => {
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        if (element.shadowRoot) walk(element.shadowRoot);
        if (!element.matches('button, a[href], input, select, textarea')) continue;
        const isSeen = element.checkVisibility();
        // What is folded is offered, too.
        if (!isSeen && !element.closest('details')) continue;
        const [label] = (element as HTMLInputElement).labels ?? [];
        names.push((element.ariaLabel ?? label?.textContent ?? element.textContent).replace(/\s+/g, ' ').trim());
      }
    };
    walk(document.body);
    return names;
  });

/** Waits until the desk, and the form in it, have all that they show. */
const shown = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    async (inner) => {
      const admin = document.querySelector('cal-admin')!;
      await admin.settled;
      const form = admin.shadowRoot!.querySelector<HTMLElement & { settled: Promise<void> }>(inner);
      await form?.settled;
      const isBusy = (one: Element | null) =>
        one && one.shadowRoot?.querySelector('[part~="base"]')?.ariaBusy !== 'false';
      // A new category is offered once all that there are have come.
      const text = form?.shadowRoot?.textContent ?? '';
      const hasCategories =
        form?.localName !== 'cal-event-form' || (text.includes('Music') && !text.includes('Loading categories'));
      return hasCategories && !isBusy(admin) && !isBusy(form) && !form?.shadowRoot?.querySelector('[aria-busy="true"]');
    },
    { polling: 50, timeout: 120_000 },
    'cal-event-form, cal-venue-form, cal-organizer-form',
  );

type Section = 'events' | 'venues' | 'organizers' | 'tags' | 'users';

/** Opens something by a script, which opens nothing that is not for this user. */
async function open(page: Page, section: Section, id?: 'new'): Promise<void> {
  await page.evaluate((...place) => document.querySelector('cal-admin')!.open(...place), section, id);
  await shown(page);
}

async function openMenu(page: Page, title: string): Promise<void> {
  await open(page, 'events');
  await page.evaluate(async (name) => {
    const admin = document.querySelector('cal-admin')!;
    admin.shadowRoot!.querySelector<HTMLElement>('[role="menu"]')?.hidePopover();
    const opener = admin.shadowRoot!.querySelector<HTMLElement>(`[aria-label="Actions for ${name}"]`);
    if (!opener) return;
    opener.click();
    // A menu is read before it is shown.
    while (!admin.shadowRoot!.querySelector('[role="menu"]:popover-open')) await new Promise(requestAnimationFrame);
  }, title);
}

const places: Readonly<Record<DeskPlace, (page: Page) => Promise<void>>> = {
  events: (page) => open(page, 'events'),
  'draft of my own': (page) => openMenu(page, 'My draft'),
  'draft of others': (page) => openMenu(page, 'Draft of others'),
  'new event': (page) => open(page, 'events', 'new'),
  venues: (page) => open(page, 'venues'),
  organizers: (page) => open(page, 'organizers'),
  'new venue': (page) => open(page, 'venues', 'new'),
  tags: (page) => open(page, 'tags'),
  users: (page) => open(page, 'users'),
};

describe.each(roles)('the role %s', (role) => {
  it('is offered in the desk what it may do, and nothing else', async () => {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.goto(`${serving.origin}/admin`);
    const { fill, shows } = keyboardOn(page);
    await shows('Keep me signed in');
    await fill('User name', role);
    await fill('Password', password);
    await page.keyboard.press('Enter');
    await shows(role === 'subscriber' ? 'Your role may only read this calendar.' : 'Add event');
    await shown(page);

    const found: Partial<Record<DeskPlace, readonly string[]>> = {};
    for (const [place, go] of Object.entries(places)) {
      await go(page);
      found[place as DeskPlace] = (await offered(page)).map((name) => name.replace(` (${role})`, ''));
    }
    const all = Object.values(rights).flatMap(({ roles: allowed, controls }) =>
      controls.map(([place, name]) => ({
        at: `${place}: ${name}`,
        isAllowed: allowed.includes(role),
        isOffered: found[place]!.includes(name),
      })),
    );
    const those = (is: (one: (typeof all)[number]) => boolean) => all.filter(is).map(({ at }) => at);
    expect(those(({ isOffered }) => isOffered)).to.deep.equal(those(({ isAllowed }) => isAllowed));
    // Who may not publish is offered to send it for review, and who may is not.
    expect(found['new event']!.includes('Submit for review')).to.equal(role === 'contributor');
    if (role === 'subscriber')
      for (const names of Object.values(found)) expect(names).to.deep.equal(['View calendar', 'Account of subscriber']);
    await context.close();
  });
});
