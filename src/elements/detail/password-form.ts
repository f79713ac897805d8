import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../../locale/index.js';

/** The form for the password of an item. It passes the password on and stores it nowhere. */
export function passwordForm(common: Messages, isWrong: boolean, give: (password: string) => void): TemplateResult {
  const submit = (submission: SubmitEvent) => {
    submission.preventDefault();
    const { value } = (submission.currentTarget as HTMLFormElement).querySelector('input')!;
    if (value) give(value);
  };
  return html`
    <form part="form" class="password" @submit=${submit}>
      <label part="label" for="password">${common.password}</label>
      <input
        part="field"
        id="password"
        type="password"
        autocomplete="off"
        required
        aria-invalid=${isWrong}
        aria-describedby=${isWrong ? 'wrong' : nothing}
      />
      <button part="button submit" type="submit">${common.open}</button>
      <p part="wrong" id="wrong" role="alert">${isWrong ? common.wrongPassword : nothing}</p>
    </form>
  `;
}
