import type { ReactiveControllerHost } from 'lit';

/** The host of dialogs and messages. */
export interface DialogHost extends Pick<ReactiveControllerHost, 'requestUpdate' | 'updateComplete'> {
  readonly renderRoot: HTMLElement | DocumentFragment;
}
