import { chromeLauncher } from '@web/test-runner-chrome';
import puppeteer from 'puppeteer-core';
import { chromiumOptions } from './find-browser.mjs';

/** By the name that the `BROWSERS` variable uses. */
export const browserLaunchers = {
  chromium: () => chromeLauncher({ puppeteer, launchOptions: chromiumOptions() }),
};
