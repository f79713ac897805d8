/** Starts the browser that all files share, since to start one takes as long as several visits. */
import puppeteer from 'puppeteer-core';
import type { TestProject } from 'vitest/node';
import { chromiumOptions } from '../runner/find-browser.mjs';
import { hostFlags } from './site.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address at which a browser is driven. */
    browser: string;
    /** Whether pages are used for several visits; tests of what a page holds need fresh ones. */
    arePagesKept: boolean;
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const options = chromiumOptions();
  // A part of a round corner is smoothed in another way than the whole, so pictures of what was painted again in part would differ.
  const browser = await puppeteer.launch({
    ...options,
    args: [...options.args, ...hostFlags, '--disable-partial-raster'],
  });
  project.provide('browser', browser.wsEndpoint());
  return () => browser.close();
}
