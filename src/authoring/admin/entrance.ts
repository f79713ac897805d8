import { html, nothing, type LitElement, type ReactiveController, type TemplateResult } from 'lit';
import { notice } from '../../elements/base/errors/notices.js';
import { InnerElement } from '../../elements/parts/inner-element.js';
import type { Session } from '../session/session.js';
import type { AuthoringMessages } from '../words/messages/authoring.js';
import type { DeskMessages } from '../words/messages/desk.js';
import type { Desk } from './desk.js';
import { siteHeading } from './site-icon.js';

/** The token of a one-time link in the page's address: `#link=TOKEN`. */
const linkIn = /^#(?:setup|link)=([\w-]+)$/;

/**
 * The box of those who are not signed in, and of whoever comes by a one-time link. The token of a link is taken out of
 * the address when the desk is connected, so that neither history nor a copied address has it; it is in no attribute.
 */
export class Entrance implements ReactiveController {
  readonly #host: LitElement;
  readonly #signIn: InnerElement;
  #token: string | undefined;

  /** @param load loads the element that signs in */
  constructor(host: LitElement, load: () => Promise<unknown>) {
    this.#host = host;
    host.addController(this);
    this.#signIn = new InnerElement(host, load);
  }

  hostConnected(): void {
    this.#takeToken();
    addEventListener('hashchange', this.#takeToken);
  }

  hostDisconnected(): void {
    removeEventListener('hashchange', this.#takeToken);
  }

  /** Whether somebody has come by a link that is neither taken nor left. */
  get hasLink(): boolean {
    return this.#token !== undefined;
  }

  get settled(): Promise<unknown> {
    return this.#signIn.settled;
  }

  readonly leaveLink = (): void => {
    this.#token = undefined;
    this.#host.requestUpdate();
  };

  readonly #takeToken = (): void => {
    const [, token] = linkIn.exec(location.hash) ?? [];
    if (!token) return;
    this.#token = token;
    history.replaceState(history.state, '', location.pathname + location.search);
    this.#host.requestUpdate();
  };

  render(desk: Desk): TemplateResult {
    const { session, words, authoring, common, level } = desk;
    if (session.isStock) return notice('empty', words.absent, words.absentHint);
    const { site } = session.state!;
    // The first user gives the calendar its name and icon, which the form shows.
    const isSetUp = this.hasLink && session.offers('setup');
    return html`
      <div part="entrance" class="entrance ${isSetUp ? 'setup' : ''}">
        ${site?.name && !isSetUp ? html`<div part="heading" class="site">${siteHeading(site, desk)}</div>` : nothing}
        ${this.#signIn.render(html`<cal-sign-in .token=${this.#token} heading-level=${level - 1}></cal-sign-in>`, common, common.failed)}
        ${this.#renderWayOn(session, words, authoring)}
      </div>
    `;
  }

  /** The way on without the link; while there is no user, nobody can sign in. */
  #renderWayOn(session: Session, words: DeskMessages, { identity }: AuthoringMessages): unknown {
    if (!this.hasLink) return nothing;
    if (session.offers('setup')) {
      const { url } = session.state!.site!;
      return url ? html`<a class="link" href=${url}>${identity.view}</a>` : nothing;
    }
    const { signIn, desk } = words.withoutLink;
    return html`<button class="link" type="button" @click=${this.leaveLink}>${session.me ? desk : signIn}</button>`;
  }
}
