import { sendKeys } from '@web/test-runner-commands';
import type { CalAdmin } from '../../../src/authoring/cal-admin.js';
import { ElementPage, markupOf } from '../element-page.js';
import { textOf, until } from '../environment.js';
import { administrator } from '../forms/desk.js';
import type { FakeDesk } from './fake-desk.js';

/** Page object: a desk as whoever keeps a calendar meets it. */
export class AdminPage extends ElementPage<CalAdmin> {
  /** Opens the desk of somebody who is signed in. */
  static async on(desk: FakeDesk, attributes = '', width = ''): Promise<AdminPage> {
    desk.me ??= administrator;
    const page = await AdminPage.open(markupOf('cal-admin', desk, `state="none" ${attributes}`), width);
    await page.shown();
    return page;
  }

  /** Waits until nothing is on its way. */
  async shown(): Promise<void> {
    await this.element.settled;
    await until(() => this.one('base')?.ariaBusy === 'false');
    await this.element.updateComplete;
  }

  async act(name: string): Promise<void> {
    const button = this.button(name);
    button.focus();
    button.click();
    await this.shown();
  }

  /** The titles of the rows. */
  get titles(): string[] {
    return [...this.root.querySelectorAll('.rows .open')].map(textOf);
  }

  row(title: string): HTMLElement {
    const row = this.all('row').find((one) => textOf(one.querySelector('.open')) === title);
    if (!row) throw new Error(`No row "${title}" among ${this.titles.join()}`);
    return row;
  }

  /** Opens the menu of an item. */
  async openMenu(title: string): Promise<HTMLElement[]> {
    this.row(title).querySelector<HTMLElement>('.opener')!.click();
    const menu = () => this.row(title).querySelector('[role="menu"]:popover-open');
    await until(menu);
    return [...menu()!.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  }

  /** Takes an action of an item by its menu. */
  async choose(title: string, action: string): Promise<void> {
    await this.openMenu(title);
    await this.act(action);
  }

  /** What the menu of an item offers. */
  async offers(title: string): Promise<string[]> {
    return (await this.openMenu(title)).map(textOf);
  }

  async select(...titles: string[]): Promise<void> {
    for (const title of titles) this.row(title).querySelector<HTMLInputElement>('[type="checkbox"]')!.click();
    await this.element.updateComplete;
  }

  /** The dialog that asks something. */
  get dialog(): HTMLDialogElement | null {
    return this.root.querySelector('dialog[open]');
  }

  /** Puts values into the dialog that is open, by the names of its fields. */
  fill(values: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(values))
      this.dialog!.querySelector<HTMLInputElement>(`[name="${name}"]`)!.value = value;
  }

  /** Presses the button of the dialog that does what it asks for. */
  async submit(): Promise<void> {
    this.dialog!.querySelector<HTMLElement>('[part~="submit"]')!.click();
    await this.shown();
  }

  async key(press: string): Promise<void> {
    await sendKeys({ press });
    await this.element.updateComplete;
  }

  get focused(): Element | null {
    return this.root.activeElement;
  }
}
