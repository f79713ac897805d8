import { html, nothing } from 'lit';
import { changeSource, isWorkedOn, readAgain, removeSource, type Source } from '../session/sources.js';
import type { SourcesMessages } from '../words/messages/sources.js';
import type { Sending } from './sending.js';
import type { Desk } from './desk.js';

/** The words for leaving a source: what has brought nothing yet is not followed. */
const stopOf = ({ address, items }: Source, { stop }: SourcesMessages) => stop[address && items ? 'address' : 'file'];

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
    const { address, name, isPaused, isFollowed } = source;
    const button = (label: string, take: () => unknown) =>
      html`<button part="button action" type="button" aria-label="${label}: ${name}" @click=${take}>${label}</button>`;
    return html`
      ${address ? button(words.again, () => this.#readAgain(source, desk)) : nothing}
      ${isFollowed ? button(isPaused ? words.goOn : words.pause, () => this.#pause(source, desk)) : nothing}
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

  #pause({ id, isPaused }: Source, desk: Desk): Promise<void> {
    return this.#sending.send(desk, async () => {
      await changeSource(desk.session, id, { paused: !isPaused });
      await this.#reload.shown();
    });
  }

  #stop(source: Source, desk: Desk, words: SourcesMessages): void {
    const { id, name, items } = source;
    const { title, submit, done } = stopOf(source, words);
    const { label, keep, trash } = words.events;
    desk.ask({
      title: title(name),
      submit,
      fields: items
        ? [
            {
              name: 'events',
              words: { label },
              type: 'choice',
              choices: [
                ['keep', keep],
                ['trash', trash],
              ],
            },
          ]
        : [],
      send: async ({ events }) => {
        await removeSource(desk.session, id, events === 'trash' ? 'trash' : 'keep');
        desk.change({ item: null });
        await this.#reload.list();
        desk.say(done(name));
      },
    });
  }
}
