import { css } from 'lit';
import { cardStyles } from '../cards/card.styles.js';
import { shared } from '../cards/shared.styles.js';
import { contactStyles } from '../parts/contact.styles.js';
import { labeledStyles } from '../parts/labeled.styles.js';
import { popupStyles } from '../parts/popup.styles.js';
import { styles as detailStyles } from './detail.styles.js';

const styles = css`
  .heading {
    font-size: 1.25em;
    font-weight: 700;
    line-height: 1.3;
  }
  .panel {
    gap: calc(var(--_space) * 1.5);
  }
  /* Nothing is known but the name. */
  .panel:not(:has(*)) {
    display: none;
  }
  .panel .contact {
    display: grid;
  }
`;

/** All styles of the details of venues and of organizers. */
export const contactDetailStyles = [
  shared,
  cardStyles,
  contactStyles,
  popupStyles,
  labeledStyles,
  detailStyles,
  styles,
];
