/** The whole desk of a real service by keyboard, by roles and names: on a wide window, on a phone, and at 400 %. */
import puppeteer, { type Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumOptions } from '../runner/find-browser.mjs';
import { newWorkspace, type Serving, type Workspace } from '../service/command.js';
import { readerOn } from './screen-reader.js';

const password = 'correct horse battery';
/** Keys that are shortcuts somewhere. */
const keys = 'aejknrx?/ .1';

let browser: Browser;
beforeAll(async () => {
  browser = await puppeteer.launch(chromiumOptions());
}, 180_000);
afterAll(() => browser.close());

/** 1,280 pixels at 400 % are 320; so high is what is left of 1,024. A phone is as wide, so it is only looked at where the other is used. */
const windows = {
  'a wide window': [{ width: 1280, height: 800 }],
  '400 %, and looked at on a phone': [
    { width: 320, height: 256 },
    { width: 320, height: 640 },
  ],
} as const;

describe.each(Object.entries(windows))('the desk on %s', (_, sizes) => {
  let workspace: Workspace;
  let serving: Serving;
  beforeAll(async () => {
    workspace = newWorkspace();
    serving = await workspace.serve(['--seed']);
  });
  afterAll(async () => {
    await serving.stop();
    await workspace.remove();
  });

  it('is used by the keyboard from the first link to signing out, with nothing unseen, cut or unnamed', async () => {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    const reader = await readerOn(page, sizes);
    const { choose, fill, finds, hears, isOn, key, look, press, tabTo, wrong } = reader;
    /** What a text field holds, after keys that are shortcuts elsewhere. */
    const typesPlainly = async (role: string, name: string | RegExp) => {
      await fill(role, name, keys);
      await isOn(role, name);
      const typed = () =>
        page.evaluate(() => {
          let element = document.activeElement;
          while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
          return (element as HTMLInputElement).value ?? element?.textContent;
        });
      expect(await typed(), String(name)).to.equal(keys);
      for (let at = 0; at < keys.length; at++) await page.keyboard.press('Backspace');
      expect(await typed(), String(name)).to.equal('');
    };

    const [, link] = await serving.says(/(http:\S+#setup=\S+)/);
    await page.goto(link!);
    await finds('heading', 'Set up your calendar');
    await look('the first user');
    await press('Create calendar');
    await hears('There is a problem');
    await look('the first user with problems');
    await fill('textbox', 'User name', 'maria');
    await fill('textbox', 'New password', password);
    await fill('textbox', 'New password, again', password);
    await key('Enter');
    await finds('heading', 'Welcome to your calendar');
    await finds('link', 'Events');
    await look('the first card');
    const snippet = await page.$eval('cal-admin >>> .snippet', ({ textContent }) => textContent);
    const [, script] = /src="(.+?)"/.exec(snippet)!;
    const { status, headers } = await fetch(script!, { headers: { origin: 'https://page.example' } });
    expect([status, headers.get('access-control-allow-origin')]).to.deep.equal([200, '*']);
    await press('Close');
    await isOn('heading', 'Events');

    await look('the list of events');
    await typesPlainly('searchbox', 'Search events');
    await fill('searchbox', 'Search events', 'quiet');
    await key('Enter');
    // The whole year has hundreds, and none are counted until the answer has come.
    await finds('button', /^Upcoming [1-9]\d?$/);
    const found = await page.$eval('cal-admin >>> .tab[aria-pressed="true"] .count', ({ textContent }) => textContent);
    await hears(`${found} items`);
    await look('a search');
    await press('Drafts 0');
    await hears('No event with “quiet”.');
    await look('nothing found');
    await press(`Upcoming ${found}`);
    await hears(`${found} items`);

    if (sizes[0].width < 600) await press('Select');
    await tabTo('checkbox', 'Select all on this page');
    await key('Space');
    await finds('checkbox', `${found} selected`);
    await look('a selection');
    await press('Move to trash');
    await hears(`${found} items moved to the trash.`);
    await look('what was done');
    await key('F6');
    await isOn('button', 'Undo');
    await key('Enter');
    await hears(`Undone: ${found} items.`);
    await finds('button', `Upcoming ${found}`);

    const more = 'Actions for Halloween in the Lanes';
    await press(more);
    await finds('menuitem', 'Duplicate');
    await isOn('menuitem', 'Edit');
    await look('the actions of an event');
    await key('Escape');
    await isOn('button', more);
    await key('Enter');
    await isOn('menuitem', 'Edit');
    await choose('Move to…');
    await finds('dialog', 'Move to another date');
    await look('a question');
    await fill('Date', 'New date', '10312028');
    await key('Enter');
    await hears('“Halloween in the Lanes” moved.');
    await press(more);
    await isOn('menuitem', 'Edit');
    await choose('Cancel event');
    await hears('“Halloween in the Lanes” canceled.');
    await finds('StaticText', 'Canceled');
    await press(more);
    await isOn('menuitem', 'Edit');
    await choose('Duplicate');
    await finds('textbox', 'Title');
    await finds('textbox', /^Description/);
    await look('a copy');
    await press('Back to the list');
    await isOn('link', 'Halloween in the Lanes');
    await fill('searchbox', 'Search events', '');

    await press('Add event');
    await finds('textbox', 'Title');
    await isOn('button', 'Back to the list');
    await finds('textbox', /^Description/);
    await look('the form of an event');
    await press('Publish');
    await hears('There is a problem');
    await look('the form with problems');
    await press('Enter a title');
    await isOn('textbox', 'Title');
    await typesPlainly('textbox', 'Title');
    await fill('textbox', 'Title', 'Gala at the harbour');
    await fill('Date', 'Start date', '12122026');
    await fill('InputTime', 'Start time', '0700PM');
    await fill('combobox', /^Venue/, 'Tow');
    await finds('option', /Create “Tow”/);
    await look('the list of venues');
    await key('Escape');
    for (let at = 0; at < 3; at++) await key('Backspace');
    await typesPlainly('combobox', /^Venue/);
    await fill('combobox', /^Venue/, 'Tower by the Sea');
    await finds('option', 'Create “Tower by the Sea”');
    await key('Enter');
    await finds('heading', 'New venue');
    await finds('textbox', 'Name of the venue');
    await look('a venue in its place');
    await press('Town, postal code, country', 'DisclosureTriangle');
    await fill('textbox', /^Town/, 'Tarrin');
    await press('Add venue');
    await hears('“Tower by the Sea” is saved and chosen.');
    await typesPlainly('textbox', /^Description/);
    await fill('textbox', /^Description/, 'With music.');
    await press('More fields', 'DisclosureTriangle');
    await look('more fields');
    await press('Preview');
    await finds('heading', 'Preview');
    await finds('heading', 'Gala at the harbour');
    await look('the preview');
    await press('Close');
    await press('Back to the list');
    await finds('dialog', 'You have changes that are not saved.');
    await look('leaving');
    await press('Keep editing');
    await press('Publish');
    await hears('It is published.');
    await look('a saved event');
    await press('Back to the list');

    await press('Venues', 'link');
    await press('Add venue');
    await finds('textbox', 'Name of the venue');
    await look('the form of a venue');
    await typesPlainly('textbox', 'Name of the venue');
    await press('Choose on a map');
    await finds('button', 'Show map');
    await look('the question of consent');
    await press('Show map');
    await hears('Map with the place of the venue');
    await look('the map of a venue');
    await press('Back to the list');
    await press('Organizers', 'link');
    await press('Add organizer');
    await finds('textbox', 'Name of the organizer');
    await look('the form of an organizer');
    await press('Back to the list');

    await press('Categories', 'link');
    await press('Add category');
    await finds('dialog', 'Add a category');
    await typesPlainly('textbox', 'Name');
    await fill('textbox', 'Name', 'Fireworks');
    await look('a new category');
    await key('Enter');
    await hears('“Fireworks” added.');
    await look('the categories');
    await press('Actions for Fireworks');
    await isOn('menuitem', 'Rename');
    await key('Enter');
    await isOn('textbox', 'Name');
    await key('End', ...Array.from({ length: 5 }, () => 'Backspace' as const));
    await key('Enter');
    await hears('Renamed to “Fire”.');
    await press('Actions for Fire');
    await isOn('menuitem', 'Rename');
    await choose('Delete for good');
    await finds('dialog', 'Delete “Fire”?');
    await look('a question of what is lost');
    await press('Delete for good');
    await hears('“Fire” deleted.');
    await press('Tags', 'link');
    await finds('button', 'Add tag');
    await look('the tags');

    await press('Users', 'link');
    await press('Invite somebody');
    await typesPlainly('textbox', 'User name');
    await fill('textbox', 'User name', 'ben');
    await look('an invitation');
    await press('Make a link');
    await finds('dialog', 'Link for ben');
    await look('the link of an invitation');
    await isOn('textbox', 'The link');
    await press('Close');
    await finds('button', 'Withdraw: ben');
    await look('the users');

    await press('Account of maria');
    await finds('button', 'Change password');
    await look('the account');
    await press('Change password');
    await fill('textbox', 'Present password', password);
    await fill('textbox', 'New password', 'another long password');
    await fill('textbox', 'New password, again', 'another');
    await key('Enter');
    await hears('The two passwords are different');
    await look('a password with a problem');
    await isOn('textbox', 'New password, again');
    await key('End', ...Array.from({ length: 7 }, () => 'Backspace' as const));
    await fill('textbox', 'New password, again', 'another long password');
    await key('Enter');
    await hears('Your password is changed.');
    await press('Account of maria');
    await press('Sign out');
    await finds('heading', 'Sign in');
    await look('signed out');
    await fill('textbox', 'User name', 'maria');
    await fill('textbox', 'Password', 'another long password');
    await key('Enter');
    await finds('button', 'Account of maria');

    expect(wrong).to.deep.equal([]);
    expect(complaints).to.deep.equal([]);
    await context.close();
  }, 600_000);
});
