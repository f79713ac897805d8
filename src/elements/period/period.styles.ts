import type { CSSResult } from '@lit/reactive-element/css-tag.js';
import { layoutStyles } from '../cards/layout.styles.js';
import { shared } from '../cards/shared.styles.js';
import { styles as eventStyles } from '../cards/event-cards.styles.js';
import { fillStyles } from '../parts/fill.styles.js';
import { legendSpaceStyles } from '../parts/legend-space.js';
import { popupStyles } from '../parts/popup.styles.js';
import { answerStyles } from './answer.styles.js';
import { eventColors } from './event-colors.styles.js';
import { toolbarStyles } from './period-toolbar.styles.js';

/** The styles of days, what stands above them and their events, with those of an element. */
export const periodStyles = (...own: CSSResult[]): CSSResult[] => [
  shared,
  fillStyles,
  legendSpaceStyles,
  toolbarStyles,
  answerStyles,
  ...eventStyles.flat(),
  layoutStyles,
  popupStyles,
  ...own,
  eventColors,
];
