/** What authors do by keys in the text of an editor. */
import type { Page } from 'puppeteer-core';
import { keys } from './site.js';

/** An editor whose text holds a list, a month and a map. */
interface TextEditor {
  readonly page: Page;
  /** Waits for these embeds, in their order. */
  readonly holds: (...names: readonly string[]) => Promise<unknown>;
  /** Chooses an embed as a whole. */
  readonly choose: (name: string) => Promise<unknown>;
  /** Sets the caret at the end of the text. */
  readonly goToEnd: () => Promise<unknown>;
}

/** Copies the list to the end, undoes and redoes it, and moves the month to the end: what is left are a list, a map and a month. */
export async function copyAndMove({ page, holds, choose, goToEnd }: TextEditor): Promise<void> {
  await holds('list', 'month', 'map');
  await choose('list');
  await keys(page, 'Control', 'c');
  await goToEnd();
  await keys(page, 'Control', 'v');
  await holds('list', 'month', 'map', 'list');
  await keys(page, 'Control', 'z');
  await holds('list', 'month', 'map');
  await keys(page, 'Control', 'y');
  await holds('list', 'month', 'map', 'list');
  await keys(page, 'Control', 'z');
  await holds('list', 'month', 'map');
  await choose('month');
  await keys(page, 'Control', 'x');
  await holds('list', 'map');
  await goToEnd();
  await keys(page, 'Control', 'v');
  await holds('list', 'map', 'month');
}
