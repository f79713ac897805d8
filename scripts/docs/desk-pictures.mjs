// Screenshots of what those see who run a calendar, from a service of its own with sample data, as the command starts
// it.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export const user = { name: 'maria', password: 'correct horse battery' };

/**
 * Starts a service with sample data.
 * @returns {Promise<{ link: string, stop: () => void }>} the link that makes the first user
 */
export async function serve(port = 8080) {
  const folder = mkdtempSync(join(tmpdir(), 'cal-elements-pictures-'));
  const args = [
    resolve('packages/service/dist/command.js'),
    'serve',
    '--seed',
    '--port',
    String(port),
    '--time-zone',
    'Europe/Dublin',
  ];
  const service = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  for await (const text of service.stderr) {
    said += text;
    const [link] = /http:\S+#setup=\S+/.exec(said) ?? [];
    if (!link) continue;
    const stop = () => {
      service.kill();
      rmSync(folder, { recursive: true, force: true });
    };
    return { link, stop };
  }
  throw new Error(`The service has ended: ${said}`);
}

const field = (label) => `>>> ::-p-aria([name="${label}"])`;
const fill = (tab, label, text) => tab.locator(field(label)).fill(text);
const press = (tab, name) => tab.locator(`>>> ::-p-aria([name="${name}"][role="button"])`).click();
const follow = (tab, name) => tab.locator(`>>> ::-p-aria([name="${name}"][role="link"])`).click();
/** Opens the form of a new venue or organizer at the desk, and names it. */
const add = async (tab, kind, name) => {
  await follow(tab, kind === 'venue' ? 'Venues' : 'Organizers');
  await press(tab, `Add ${kind}`);
  await fill(tab, `Name of the ${kind}`, name);
};
const leave = async (tab) => {
  await press(tab, 'Back to the list');
  await press(tab, 'Discard changes');
};
const shows = (tab, text) => tab.waitForSelector(`>>> ::-p-text(${text})`, { visible: true });

/** Fills in and sends the page that the link shows, and waits for the desk. */
export async function createFirstUser(tab) {
  await fill(tab, 'User name', user.name);
  await fill(tab, 'New password', user.password);
  await fill(tab, 'New password, again', user.password);
  await tab.keyboard.press('Enter');
  await tab.waitForSelector(field('Add event'), { visible: true });
}

/** The same on a phone, in dark colors. */
const narrow = { width: 390, height: 760, isDark: true, go: (tab) => tab.evaluate(() => scrollTo(0, 0)) };

/** Each screenshot: its size, and how to get there from the one before it. */
const steps = {
  'set-up.png': {
    width: 900,
    height: 830,
    go: (tab, { link }) => tab.goto(link).then(() => shows(tab, 'Set up your calendar')),
  },
  'cal-admin.png': {
    width: 1160,
    height: 760,
    async go(tab) {
      await createFirstUser(tab);
      await press(tab, 'Close');
    },
  },
  'cal-admin-narrow.png': narrow,
  'event-form.png': {
    width: 900,
    height: 1000,
    async go(tab) {
      await press(tab, 'Add event');
      await fill(tab, 'Title', 'Gala at the harbour');
      await fill(tab, 'Start date', '2026-12-12');
      await fill(tab, 'Start time', '19:00');
      // Its end follows once it is left.
      await tab.locator(field('Title')).click();
    },
  },
  'event-form-narrow.png': narrow,
  'event-page.png': {
    width: 900,
    height: 520,
    async go(tab) {
      await press(tab, 'Publish');
      await shows(tab, 'It is published.');
      await tab.goto(`${new URL(tab.url()).origin}/event/gala-at-the-harbour/`);
    },
  },
  'venue-form.png': {
    width: 900,
    height: 760,
    async go(tab) {
      await tab.goto(`${new URL(tab.url()).origin}/admin`);
      await add(tab, 'venue', 'Harbour House');
    },
  },
  'venue-form-narrow.png': narrow,
  'organizer-form.png': {
    width: 900,
    height: 620,
    async go(tab) {
      await leave(tab);
      await add(tab, 'organizer', 'Friends of the Harbour');
    },
  },
  'organizer-form-narrow.png': narrow,
  'sign-in.png': {
    width: 900,
    height: 600,
    async go(tab) {
      await leave(tab);
      await tab.deleteCookie(...(await tab.cookies()));
      await tab.goto(`${new URL(tab.url()).origin}/admin`);
      await shows(tab, 'Keep me signed in');
    },
  },
  'sign-in-narrow.png': narrow,
};

export const deskPictures = Object.keys(steps);

/**
 * Takes all of them, because each goes on from the one before.
 * @param save takes the screenshot of a tab, and keeps it as a file
 */
export async function takeDeskPictures(browser, save) {
  const service = await serve();
  const tab = await browser.newPage();
  await tab.emulateTimezone('Europe/Dublin');
  for (const [file, { width, height, isDark, go }] of Object.entries(steps)) {
    await tab.setViewport({ width, height });
    await tab.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: isDark ? 'dark' : 'light' }]);
    await go(tab, service);
    await tab.waitForNetworkIdle();
    await save(tab, file);
  }
  await tab.close();
  service.stop();
}
