import { sendKeys } from '@web/test-runner-commands';
import type { CalForm } from '../../../src/authoring/forms/cal-form.js';
import { ElementPage } from '../element-page.js';
import { textOf, until } from '../environment.js';

/** Page object: a form as whoever fills it meets it. */
export class FormPage<F extends CalForm = CalForm> extends ElementPage<F> {
  /** The control with this label. */
  control(label: string): HTMLInputElement {
    const found = [...this.root.querySelectorAll('label')].find(
      (one) => textOf(one) === label || textOf(one).startsWith(`${label} (`),
    );
    const control = found && this.root.getElementById(found.htmlFor);
    if (!control)
      throw new Error(`No control "${label}" among ${[...this.root.querySelectorAll('label')].map(textOf).join(', ')}`);
    return control as HTMLInputElement;
  }

  /** Puts text into a control, as typing does, and leaves it. */
  async fill(label: string, text: string): Promise<void> {
    const control = this.control(label);
    control.value = text;
    control.dispatchEvent(new InputEvent('input'));
    control.dispatchEvent(new Event('change'));
    await this.element.updateComplete;
  }

  async tick(label: string): Promise<void> {
    this.control(label).click();
    await this.element.updateComplete;
  }

  async key(press: string): Promise<void> {
    await sendKeys({ press });
    await this.element.updateComplete;
  }

  async type(text: string): Promise<void> {
    await sendKeys({ type: text });
    await this.element.updateComplete;
  }

  /** What has the focus, inside the form. */
  get focused(): Element | null {
    return this.root.activeElement;
  }

  /** What is wrong, in the summary. */
  get problems(): string[] {
    return [...this.root.querySelectorAll('#summary li')].map(textOf);
  }

  /** What is wrong, at the field with this name. */
  problemAt(name: string): string {
    return textOf(this.one(`field-${name}`)?.querySelector('[part~="invalid"]'));
  }

  is(state: 'changed' | 'saving' | 'invalid' | 'conflict' | 'signed-in'): boolean {
    return this.element.matches(`:state(${state})`);
  }

  /** Waits until the form shows itself. */
  async ready(): Promise<void> {
    await this.settled();
    await until(() => this.one('form') ?? this.one('message') ?? this.one('me'));
  }
}
