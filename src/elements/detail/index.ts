/** What servers print of a detail, too: all of this needs no element and no page. */
export { allowedBySettings } from '../base/third-party.js';
export { commonAttributes, keptElements, parsedElements, withMediaTags } from '../html/html-rules.js';
export { tidyHtml } from '../html/tidy-html.js';
export { detailAttributes } from './detail-attributes.js';
export { briefWhen, eventArticle, placesOfSteps } from './event-article.js';
export { eventDetailAttributes } from './event-detail-attributes.js';
export { eventDetailStyles } from './event-detail.styles.js';
