import { html, nothing, type LitElement } from 'lit';
import { readDesk } from '../session/desk-items.js';
import type { Session } from '../session/session.js';
import type { Desk } from './desk.js';
import { inviteQuestion } from './invitations.js';
import { Reading } from './reading.js';

/**
 * Under this key the browser remembers that the card was closed, or that there are events: it is not requested again.
 */
const key = 'cal-elements.welcomed';

const isClosed = (): boolean => {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};

const remember = (): void => {
  try {
    localStorage.setItem(key, '1');
  } catch {
    // It will be requested again.
  }
};

/** The first card of a desk, for those who have no event of their own yet: what to do first. */
export class Welcome {
  /** The events of the user, and of everybody where the user has none. */
  readonly #events: Reading<{ readonly own: number; readonly all: number }>;
  #isCopied = false;
  readonly #host: LitElement;

  constructor(host: LitElement) {
    this.#host = host;
    this.#events = new Reading(host);
  }

  read({ session }: Desk): void {
    if (!session.may('create_events') || isClosed()) return;
    const statuses = ['publish', 'draft', 'pending', 'future', 'private'];
    this.#events.request('own', async (signal) => {
      const asked = { kind: 'events', statuses, perPage: 1, signal } as const;
      const { total: own } = await readDesk(session, { ...asked, isOwn: true });
      if (own) remember();
      return { own, all: own || (await readDesk(session, asked)).total };
    });
  }

  async reload(): Promise<void> {
    if (this.#events.value?.own === 0) await this.#events.reload();
  }

  render(desk: Desk): unknown {
    const { own, all } = this.#events.value ?? {};
    if (own !== 0 || isClosed()) return nothing;
    const { words, session, level, common } = desk;
    const heading = (text: string) => html`<div class="subtitle" role="heading" aria-level=${level + 1}>${text}</div>`;
    return html`
      <section part="welcome" class="welcome" aria-labelledby="welcome">
        <div class="bar">
          <div class="title" id="welcome" role="heading" aria-level=${level}>${words.welcome}</div>
          <button part="button" type="button" @click=${this.#close}>${common.close}</button>
        </div>
        <ol role="list">
          <li>
            ${heading(all ? words.add.events : words.firstEvent)}
            <p>${words.firstEventHint}</p>
            <button part="button submit" class="submit" type="button" @click=${() => desk.change({ item: 'new' })}>
              <span>${words.add.events}</span>
            </button>
          </li>
          <li>
            ${heading(words.embed)}
            <p>${words.embedHint}</p>
            <pre
              class="snippet"
              id="snippet"
              dir="ltr"
              tabindex="-1"
              aria-label=${words.embed}
              .textContent=${snippetFor(session)}
            ></pre>
            <button part="button copy" type="button" @click=${() => this.#copy(snippetFor(session))}>
              ${this.#isCopied ? common.copied : words.copySnippet}
            </button>
            <span class="unseen" role="status">${this.#isCopied ? common.copied : ''}</span>
          </li>
          ${
            session.may('manage_users') && session.offers('users')
              ? html`<li>
                  ${heading(words.add.users)}
                  <p>${words.inviteHint}</p>
                  <button part="button" type="button" @click=${() => desk.ask(inviteQuestion(desk))}>
                    ${words.add.users}
                  </button>
                </li>`
              : nothing
          }
        </ol>
      </section>
    `;
  }

  async #copy(snippet: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(snippet);
      this.#isCopied = true;
      this.#host.requestUpdate();
    } catch {
      // It can still be marked and copied by hand.
      const { renderRoot } = this.#host;
      getSelection()?.selectAllChildren((renderRoot as ShadowRoot).getElementById('snippet')!);
    }
  }

  readonly #close = (): void => {
    remember();
    this.#host.requestUpdate();
    (this.#host.renderRoot as ShadowRoot).querySelector<HTMLElement>('#section')?.focus();
  };
}

/**
 * The snippet that shows the calendar on another page, with the script that the service itself serves, where it does.
 */
function snippetFor(session: Session): string {
  const server = new URL(session.client.baseUrl, document.baseURI).href.replace(/\/$/, '');
  const folder = session.offers('elements') ? `${server}/elements` : 'https://your-site.example/cal-elements';
  return [
    `<script type="module" src="${folder}/cal-elements.js"></script>`,
    `<cal-calendar base-url="${server}"></cal-calendar>`,
  ].join('\n');
}
