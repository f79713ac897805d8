import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Coordinates } from '../../data/geo/index.js';
import { emit } from '../base/events.js';

/** Why there is no position, by the codes of the platform. */
const problems = { 1: 'denied', 2: 'unavailable', 3: 'timeout' } as const;
export type PositionProblem = (typeof problems)[keyof typeof problems];

/** Milliseconds that finding the position may take, and for which it is remembered. */
const limits = { timeout: 15_000, maximumAge: 300_000 };

/** The position of the visitor; located only on their request. */
export class VisitorPosition implements ReactiveController {
  position: Coordinates | undefined;
  problem: PositionProblem | undefined;
  isLocating = false;
  readonly #host: ReactiveControllerHost & HTMLElement;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.isLocating = false;
  }

  /** Asks the browser for the position, which asks the visitor. */
  locate(): void {
    this.#set({ isLocating: true });
    const found = ({ coords }: GeolocationPosition) => {
      if (!this.isLocating) return;
      // A hundred meters are exact enough for a search, and disclose less.
      const round = (degrees: number) => Math.round(degrees * 1000) / 1000;
      const position = { lat: round(coords.latitude), lng: round(coords.longitude) };
      this.#set({ position });
      emit(this.#host, 'cal-locate', position);
    };
    const failed = ({ code }: { code: number }) =>
      this.isLocating && this.#set({ problem: problems[code as keyof typeof problems] ?? 'unavailable' });
    // Pages without HTTPS have no geolocation.
    const { geolocation } = navigator as Partial<Navigator>;
    if (geolocation) geolocation.getCurrentPosition(found, failed, limits);
    else failed({ code: 2 });
  }

  forget(): void {
    this.#set({});
  }

  #set({
    position,
    problem,
    isLocating = false,
  }: Partial<Pick<VisitorPosition, 'position' | 'problem' | 'isLocating'>>): void {
    Object.assign(this, { position, problem, isLocating });
    this.#host.requestUpdate();
  }
}
