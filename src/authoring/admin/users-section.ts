import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';
import { CalError } from '../../data/client/index.js';
import {
  changeRole,
  readAccounts,
  removeUser,
  resetPassword,
  withdrawInvitation,
  withdrawLink,
  type Account,
  type PendingInvitation,
} from '../session/desk-items.js';
import { notice } from '../../elements/base/errors/notices.js';
import { failureOf } from '../forms/failure.js';
import type { Desk, Section } from './desk.js';
import { inviteQuestion, linkQuestion, roles } from './invitations.js';
import { skeleton } from './items-section.js';
import { nearnessOf } from '../forms/nearness-of.js';
import { Reading } from './reading.js';

interface Accounts {
  readonly users: readonly Account[];
  readonly invitations: readonly PendingInvitation[];
  /** The links for new passwords. */
  readonly links: readonly PendingInvitation[];
}

/** The users who may change the calendar: roles, invitations, links for new passwords. */
export class UsersSection implements Section {
  readonly #host: LitElement;
  readonly #reading: Reading<Accounts>;
  /** Why the last change was refused. */
  #failure = '';

  constructor(host: LitElement) {
    this.#host = host;
    this.#reading = new Reading(host);
  }

  get isBusy(): boolean {
    return this.#reading.isBusy;
  }

  read({ session }: Desk): void {
    this.#reading.request('users', () => readAccounts(session));
  }

  reload(): Promise<void> {
    return this.#reading.reload();
  }

  status({ words }: Desk): string {
    const { value } = this.#reading;
    return value && !this.isBusy ? words.items(value.users.length) : words.loading;
  }

  add(desk: Desk): void {
    desk.ask(inviteQuestion(desk, () => this.reload()));
  }

  render(desk: Desk): TemplateResult {
    const { value, error } = this.#reading;
    const { words, common, authoring } = desk;
    const retry = { label: common.retry, take: () => void this.reload() };
    if (error) return notice('error', failureOf(error, authoring).text, undefined, retry);
    if (!value) return skeleton;
    const { users, invitations, links } = value;
    return html`
      ${this.#failure ? notice('error', this.#failure) : nothing}
      <ul part="rows" class="rows users" role="list">
        ${repeat(
          users,
          ({ id }) => id,
          (user) => this.#renderUser(user, desk),
        )}
      </ul>
      ${this.#renderPending(words.invitations, invitations, (one) => this.#withdraw(one, desk), desk)}
      ${this.#renderPending(words.links, links, (one) => this.#withdrawLink(one, desk), desk)}
    `;
  }

  /** The open invitations and links, which may be withdrawn. */
  #renderPending(
    title: string,
    pending: readonly PendingInvitation[],
    withdraw: (one: PendingInvitation) => void,
    desk: Desk,
  ): TemplateResult | typeof nothing {
    if (!pending.length) return nothing;
    return html`
      <div class="subtitle" role="heading" aria-level=${desk.level + 1}>${title}</div>
      <ul part="rows" class="rows users" role="list">
        ${repeat(
          pending,
          ({ id }) => id,
          (one) => this.#renderInvitation(one, () => withdraw(one), desk),
        )}
      </ul>
    `;
  }

  #renderUser(user: Account, desk: Desk): TemplateResult {
    const { words, authoring, display, session } = desk;
    const { name, role, lastSeen } = user;
    const isMe = user.id === session.me?.id;
    return html`
      <li part="row" class="item">
        <div class="name">
          <span class="open" dir="auto">${name}</span> ${isMe ? html`<span class="badge">${words.you}</span>` : nothing}
        </div>
        <div class="changed">
          ${Number.isNaN(lastSeen) ? words.neverSeen : words.lastSeen(nearnessOf(lastSeen, display))}
        </div>
        <select
          part="input role"
          aria-label=${words.roleOf(name)}
          .value=${live(role)}
          @change=${({ target }: Event) => this.#changeRole(user, (target as HTMLSelectElement).value, desk)}
        >
          ${roles.map((one) => html`<option value=${one} ?selected=${one === role}>${authoring.roles[one]}</option>`)}
        </select>
        <div class="actions">
          ${
            isMe
              ? nothing
              : html`
                  <button
                    part="button action"
                    type="button"
                    aria-label="${words.reset}: ${name}"
                    @click=${() => this.#reset(user, desk)}
                  >
                    ${words.reset}
                  </button>
                  <button
                    part="button action"
                    type="button"
                    aria-label="${words.removeUser}: ${name}"
                    @click=${() => this.#remove(user, desk)}
                  >
                    ${words.removeUser}
                  </button>
                `
          }
        </div>
      </li>
    `;
  }

  #renderInvitation({ name, role, expires }: PendingInvitation, withdraw: () => void, desk: Desk): TemplateResult {
    const { words, authoring, display } = desk;
    return html`
      <li part="row" class="item">
        <div class="name"><span class="open" dir="auto">${name}</span></div>
        <div class="changed">${words.expires(nearnessOf(expires, display))}</div>
        <div class="place">${authoring.roles[role as keyof typeof authoring.roles] ?? role}</div>
        <div class="actions">
          <button part="button action" type="button" aria-label="${words.withdraw}: ${name}" @click=${withdraw}>
            ${words.withdraw}
          </button>
        </div>
      </li>
    `;
  }

  /** Does something, reads everything again, and announces what was done or why it was not. */
  async #act(desk: Desk, work: () => Promise<unknown>, done: string): Promise<void> {
    this.#failure = '';
    try {
      await work();
      await this.reload();
      desk.say(done);
    } catch (error) {
      if (!(error instanceof CalError)) throw error;
      this.#failure = this.#reasonOf(error, desk);
      await this.reload();
    }
    this.#host.requestUpdate();
  }

  #reasonOf(error: CalError, { words, authoring }: Desk): string {
    return error.code === 'last_administrator' ? words.lastAdministrator : failureOf(error, authoring).text;
  }

  #changeRole({ id, name }: Account, role: string, desk: Desk): void {
    const { words, authoring, session } = desk;
    const said = words.roleDone(name, authoring.roles[role as keyof typeof authoring.roles]);
    void this.#act(desk, () => changeRole(session, id, role), said);
  }

  #withdraw({ id, name }: PendingInvitation, desk: Desk): void {
    void this.#act(desk, () => withdrawInvitation(desk.session, id), desk.words.withdrawn(name));
  }

  #withdrawLink({ id, name }: PendingInvitation, desk: Desk): void {
    void this.#act(desk, () => withdrawLink(desk.session, id), desk.words.linkWithdrawn(name));
  }

  #reset({ id, name }: Account, desk: Desk): void {
    const { words, session } = desk;
    desk.ask({
      title: words.link(name),
      submit: words.reset,
      send: async () => {
        const link = await resetPassword(session, id);
        await this.reload();
        desk.ask(linkQuestion(desk, name, link));
      },
    });
  }

  #remove({ id, name }: Account, desk: Desk): void {
    const { words, session } = desk;
    desk.ask({
      title: words.removeUserOf(name),
      hints: [words.userLost],
      submit: words.removeUser,
      isDanger: true,
      send: async () => {
        await removeUser(session, id);
        await this.reload();
        desk.say(words.userDone(name));
      },
      explain: (error) => ({ text: this.#reasonOf(error, desk) }),
    });
  }
}
