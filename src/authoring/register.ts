import { offerEditing } from '../elements/base/offer-editing.js';

offerEditing(() => import('./editing/editable.js'));
