import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { ControlMessages } from '../../locale/index.js';
import { readCount, type EventCount } from '../../data/query/index.js';
import type { Coordinates } from '../../data/geo/index.js';
import type { FilterChange } from '../base/events.js';
import { MessageController } from '../base/message-controller.js';
import { VisitorPosition } from '../parts/visitor-position.js';

/** Farther from land than any other: a server that finds events here does not search by position. */
export const nowhere: FilterChange = { geoloc: 'true', 'geoloc-lat': '-48.877', 'geoloc-lng': '-123.393' };

/** The search around the visitor, whose position is requested on a press, and only where that helps. */
export class NearSearch implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #position: VisitorPosition;
  readonly #found: (position: Coordinates) => void;
  /** The messages about a position, loaded once one is requested. */
  #messages: MessageController<'map'> | undefined;
  #isUnsupported = false;

  constructor(host: ReactiveControllerHost & HTMLElement, found: (position: Coordinates) => void) {
    this.#host = host;
    this.#found = found;
    this.#position = new VisitorPosition(host);
    host.addController(this);
  }

  get isLocating(): boolean {
    return this.#position.isLocating;
  }

  /** The message about the position, if any. */
  text({ nearUnsupported }: ControlMessages): string | undefined {
    const { problem, isLocating } = this.#position;
    const messages = this.#messages?.messages;
    return this.#isUnsupported
      ? nearUnsupported
      : isLocating
        ? messages?.locating
        : problem && messages?.locateProblems[problem];
  }

  /**
   * @param probe counts events where there are none, so that a server which does not search by position gives itself
   * away
   */
  async start(probe: EventCount | undefined): Promise<void> {
    this.#messages ??= new MessageController(this.#host, 'map');
    this.#isUnsupported = probe !== undefined && (await readCount(probe).catch(() => 0)) !== 0;
    if (this.#isUnsupported) this.#host.requestUpdate();
    else this.#position.locate();
  }

  hostUpdate(): void {
    const { position } = this.#position;
    if (!position) return;
    this.#position.forget();
    this.#found(position);
  }
}
