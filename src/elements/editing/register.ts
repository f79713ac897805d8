import { offerEditing } from '../base/offer-editing.js';

offerEditing(() => import('./editable.js'));
