import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { CalError } from '../../data/client/index.js';
import { passwordQuestion } from './account.js';
import type { Desk } from './desk.js';
import { siteHeading } from './site-icon.js';

/** The line with the name of the calendar and the account of the user, who changes the password there and signs out. */
export class AccountMenu {
  /** Whether the user has signed out here, and not because the session was over. */
  hasSignedOut = false;
  readonly #host: LitElement;

  constructor(host: LitElement) {
    this.#host = host;
  }

  render(desk: Desk): TemplateResult {
    const { session, words, authoring, level } = desk;
    const { name, role } = session.me!;
    const { roles, signIn, identity } = authoring;
    const { site } = session.state!;
    return html`
      <div part="bar" class="bar">
        <div class="bar heading">
          <div part="heading" class="site" role="heading" aria-level=${level - 1}>
            ${site && siteHeading(site, desk)}
          </div>
          ${site?.url ? html`<a part="view" class="view" href=${site.url}>${identity.view}</a>` : nothing}
        </div>
        <button
          part="button account"
          type="button"
          aria-haspopup="true"
          aria-label=${words.account(name)}
          popovertarget="account"
        >
          <bdi>${name}</bdi>
        </button>
        <ul id="account" class="menu" popover role="list">
          <li class="who"><bdi>${name}</bdi> <span>${roles[role as keyof typeof roles] ?? role}</span></li>
          <li>
            <button part="button action" type="button" @click=${() => this.#askPassword(desk)}>
              ${words.changePassword.title}
            </button>
          </li>
          <li>
            <button part="button action" type="button" @click=${() => this.#signOut(desk)}>${signIn.signOut}</button>
          </li>
        </ul>
      </div>
    `;
  }

  #askPassword(desk: Desk): void {
    this.#close();
    desk.ask(passwordQuestion(desk));
  }

  async #signOut({ session, authoring, say }: Desk): Promise<void> {
    this.#close();
    this.hasSignedOut = true;
    try {
      await session.signOut();
    } catch (error) {
      this.hasSignedOut = false;
      if (!(error instanceof CalError)) throw error;
      say(authoring.failures.offline);
    }
  }

  #close(): void {
    this.#host.renderRoot.querySelector<HTMLElement>('#account')?.hidePopover();
  }
}
