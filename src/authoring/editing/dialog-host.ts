import type { ReactiveControllerHost } from 'lit';

/** What dialogs and messages stand in. */
export interface DialogHost extends Pick<ReactiveControllerHost, 'requestUpdate' | 'updateComplete'> {
  readonly renderRoot: HTMLElement | DocumentFragment;
}
