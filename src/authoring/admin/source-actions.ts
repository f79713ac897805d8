import { html, nothing } from 'lit';
import type { QuestionField } from '../editing/questions.js';
import { changeSource, isWorkedOn, readAgain, removeSource, type Source } from '../session/sources.js';
import type { SourcesMessages } from '../words/messages/sources.js';
import type { Sending } from './sending.js';
import type { Desk } from './desk.js';

/** The words for leaving a source that is followed, or one that is not. */
const stopOf = ({ isFollowed }: Source, { stop }: SourcesMessages) => stop[isFollowed ? 'address' : 'file'];

/** A field with a choice, by the labels of its values. */
const choiceOf = (
  name: string,
  label: string,
  choices: Readonly<Record<string, string>>,
  value: string,
): QuestionField => ({ name, words: { label }, type: 'choice', choices: Object.entries(choices), value });

interface Reload {
  /** Reads again what is shown, the list or a source. */
  readonly shown: () => Promise<void>;
  readonly list: () => Promise<void>;
}

/** The buttons of a source. */
export class SourceActions {
  readonly #sending: Sending;
  readonly #reload: Reload;

  constructor(sending: Sending, reload: Reload) {
    this.#sending = sending;
    this.#reload = reload;
  }

  render(source: Source, desk: Desk, words: SourcesMessages): unknown {
    if (isWorkedOn(source)) return nothing;
    const { address, name, isPaused, isFollowed, isLeft } = source;
    const button = (label: string, take: () => unknown) =>
      html`<button part="button action" type="button" aria-label="${label}: ${name}" @click=${take}>${label}</button>`;
    return html`
      ${isLeft ? button(words.follow, () => this.#change(source, { followed: true }, desk)) : nothing}
      ${address && !isLeft ? button(words.again, () => this.#readAgain(source, desk)) : nothing}
      ${
        isFollowed
          ? button(isPaused ? words.goOn : words.pause, () => this.#change(source, { paused: !isPaused }, desk))
          : nothing
      }
      ${button(words.settings.label, () => this.#set(source, desk, words))}
      ${button(stopOf(source, words).submit, () => this.#stop(source, desk, words))}
    `;
  }

  #readAgain({ id }: Source, desk: Desk): Promise<void> {
    return this.#sending.send(desk, async () => {
      await readAgain(desk.session, id);
      if (desk.item === undefined) desk.change({ item: String(id) });
      else await this.#reload.shown();
    });
  }

  #change(
    source: Source,
    patch: { readonly followed: boolean } | { readonly paused: boolean },
    desk: Desk,
  ): Promise<void> {
    return this.#sending.send(desk, async () => {
      await changeSource(desk.session, source, patch);
      await this.#reload.shown();
    });
  }

  #set(source: Source, desk: Desk, { settings, status, newAs }: SourcesMessages): void {
    const { address, name, makesTerms } = source;
    const { title, terms, newTerms, done } = settings;
    desk.ask({
      title: title(name),
      submit: desk.words.renameTerm.submit,
      fields: [
        // By its name a file is known when it is sent again.
        ...(address ? [{ name: 'name', words: desk.words.name, type: 'text', value: name } as const] : []),
        choiceOf('status', status, newAs, source.status),
        choiceOf('terms', terms, newTerms, makesTerms ? 'make' : 'leave'),
      ],
      send: async (given) => {
        const { name: now = name } = given;
        await changeSource(desk.session, source, {
          ...(now !== name && { name: now }),
          status: given.status!,
          terms: given.terms === 'make',
        });
        await this.#reload.shown();
        desk.say(done(now.trim()));
      },
    });
  }

  #stop(source: Source, desk: Desk, words: SourcesMessages): void {
    const { id, name, items, isFollowed } = source;
    const { title, submit, done } = stopOf(source, words);
    const { label, keep, trash } = words.events;
    desk.ask({
      title: title(name),
      submit,
      fields: items ? [choiceOf('events', label, { keep, trash }, 'keep')] : [],
      send: async ({ events }) => {
        if (isFollowed && events === 'keep') await changeSource(desk.session, source, { followed: false });
        else await removeSource(desk.session, id, events === 'trash' ? 'trash' : 'keep');
        desk.change({ item: null });
        await this.#reload.list();
        desk.say(done(name));
      },
    });
  }
}
