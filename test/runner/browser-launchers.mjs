import { chromeLauncher } from '@web/test-runner-chrome';
import puppeteer from 'puppeteer-core';
import { chromiumOptions, firefoxOptions, testEnvironment } from './find-browser.mjs';
import { needProgram } from './programs.mjs';
import { webkitLauncher } from './webkit-launcher.mjs';

/** Launchers by the names that the variable `BROWSERS` takes. */
export const browserLaunchers = {
  // Each file gets a window, because background tabs are never painted.
  chromium: () =>
    chromeLauncher({
      puppeteer,
      // One more than the cores of a small machine, because pages wait for frames.
      concurrency: 3,
      launchOptions: chromiumOptions(),
      createPage: async ({ browser }) => {
        const page = await (await browser.createBrowserContext()).newPage();
        // Of several windows only one has the focus, and in the others nothing would match `:focus`.
        await page.emulateFocusedPage(true);
        return page;
      },
    }),
  firefox: () =>
    chromeLauncher({
      puppeteer,
      concurrency: 1,
      launchOptions: firefoxOptions(),
    }),
  webkit: () =>
    webkitLauncher({
      browser: needProgram('webkit'),
      driver: needProgram('webkitDriver'),
      display: process.env.DISPLAY ? undefined : needProgram('display'),
      environment: testEnvironment(),
    }),
};
