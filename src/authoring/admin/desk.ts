import type { LitElement } from 'lit';
import type { Messages } from '../../locale/index.js';
import type { AuthoringMessages } from '../words/messages/authoring.js';
import type { DeskMessages } from '../words/messages/desk.js';
import type { Session } from '../session/session.js';
import type { DisplayOptions } from '../../data/time/index.js';
import type { Question } from '../editing/questions.js';

/** The attributes of a desk that its sections change; null removes one. */
export type StateChange = Readonly<Partial<Record<'section' | 'item' | 'status' | 'search' | 'page', string | null>>>;

/** The desk around a section. */
export interface Desk {
  readonly host: LitElement;
  readonly session: Session;
  readonly display: DisplayOptions;
  readonly common: Messages;
  readonly words: DeskMessages;
  readonly authoring: AuthoringMessages;
  /** Level of the headings of sections. */
  readonly level: number;
  /** The values of the attributes. */
  readonly item: string | undefined;
  readonly status: string | undefined;
  readonly search: string;
  /** Counted from 1. */
  readonly page: number;
  /** The address that shows a change, where the page's address has the state. */
  readonly href: (change: StateChange) => string;
  readonly change: (change: StateChange) => void;
  readonly ask: (question: Question) => void;
  /** Announces what was done, at the foot, with the way to undo it. */
  readonly say: (text: string, undo?: () => Promise<void>) => void;
}

/** One section of a desk. */
export interface Section {
  /** Reads what it shows, unless that is there. */
  read(desk: Desk): void;
  /** Reads it again. */
  reload(): Promise<void>;
  /**
   * Reads it again after a write of something else, unless it is about to do so itself; what no such write changes has
   * none.
   */
  follow?(): void;
  readonly isBusy: boolean;
  /** The announcement once it is there, for screen readers. */
  status(desk: Desk): string;
  render(desk: Desk): unknown;
}
