import { html } from 'lit';
import { CalForm } from '../../../src/authoring/forms/cal-form.js';
import type { Field } from '../../../src/authoring/forms/field.js';
import { writtenOf } from '../../../src/authoring/forms/form-body.js';
import { changedFields, cleared, type Form } from '../../../src/authoring/forms/form-state.js';
import { formattedTextStyles } from '../../../src/authoring/forms/formatted-text.styles.js';
import { imageFieldStyles } from '../../../src/authoring/forms/image-field.styles.js';
import { markupOf } from '../element-page.js';
import { administrator, Desk } from './desk.js';
import { FormPage } from './form-page.js';

/** A form with the fields of a test. */
export class TestForm extends CalForm {
  static override styles = [...CalForm.styles, formattedTextStyles, imageFieldStyles];
  static testFields: readonly Field[] = [];
  static stored: Readonly<Record<string, unknown>> = {};

  /** What was sent, each time. */
  readonly sent: object[] = [];

  protected override get wantedFields(): readonly Field[] {
    return TestForm.testFields;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.fill();
  }

  /** Fills the form with what is stored. */
  fill(): void {
    const loaded = Object.fromEntries(
      TestForm.testFields.map((field) => [field.name, field.read(TestForm.stored, undefined!)]),
    );
    this.controller.state = { ...cleared(this.controller.state), loaded };
  }

  /** What would be sent. */
  get changes(): object {
    const form = this.form!;
    const all = writtenOf(form);
    return Object.fromEntries(
      changedFields(form)
        .flatMap(({ wire }) => wire)
        .map((name) => [name, all[name]]),
    );
  }

  async submit(): Promise<void> {
    await this.controller.check(() =>
      this.controller.sending(() => {
        this.sent.push(this.changes);
        return Promise.resolve();
      }),
    );
  }

  protected override renderContent(form: Form): unknown {
    return html`
      <form part="form" novalidate @submit=${this.onSubmit}>
        ${this.renderProblems(form)} ${form.fields.map((field) => this.renderField(field, form))}
        <button part="button submit" class="submit" type="submit"><span>Save</span></button>
      </form>
    `;
  }
}
customElements.define('cal-test-form', TestForm);

/** Opens a form with these fields, and with what is stored of an item. */
export async function openForm(
  fields: readonly Field[],
  stored: Readonly<Record<string, unknown>> = {},
  desk = new Desk(),
  width = '40rem',
): Promise<FormPage<TestForm>> {
  desk.me ??= administrator;
  TestForm.testFields = fields;
  TestForm.stored = stored;
  const page = await FormPage.open<FormPage<TestForm>>(markupOf('cal-test-form', desk), width);
  await page.ready();
  return page;
}
