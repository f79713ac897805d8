import { layoutStyles } from '../cards/layout.styles.js';
import { shared } from '../cards/shared.styles.js';
import { styles as cardStyles } from '../cards/event-cards.styles.js';
import { contactStyles } from '../parts/contact.styles.js';
import { labeledStyles } from '../parts/labeled.styles.js';
import { popupStyles } from '../parts/popup.styles.js';
import { styles } from './detail.styles.js';

/** All styles of the detail of an event. */
export const eventDetailStyles = [shared, cardStyles, layoutStyles, contactStyles, popupStyles, labeledStyles, styles];
