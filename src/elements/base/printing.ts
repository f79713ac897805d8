import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Tells a host whether the page is being printed. */
export class Printing implements ReactiveController {
  isOn = false;
  readonly #host: ReactiveControllerHost;
  readonly #onChange: ((isOn: boolean) => void) | undefined;

  constructor(host: ReactiveControllerHost, onChange?: (isOn: boolean) => void) {
    this.#host = host;
    this.#onChange = onChange;
    host.addController(this);
  }

  hostConnected(): void {
    window.addEventListener('beforeprint', this.#print);
    window.addEventListener('afterprint', this.#print);
  }

  hostDisconnected(): void {
    window.removeEventListener('beforeprint', this.#print);
    window.removeEventListener('afterprint', this.#print);
  }

  readonly #print = ({ type }: Event): void => {
    this.isOn = type === 'beforeprint';
    this.#onChange?.(this.isOn);
    this.#host.requestUpdate();
  };
}
