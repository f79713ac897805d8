export { today, weekOf, type Week } from './days.js';
export { dateParts, dayHeading, monthHeading, type DateParts } from './headings.js';
export { rangeFilters, ranges, type Range, type RangeBase, type RangeFilters } from './ranges.js';
export { spanOf, type EventDates, type Span } from './span.js';
export { loadTemporal } from './temporal.js';
export { wordsForSpan, type Reader, type SpanWords, type VisitorWords } from './words.js';
export { timeZoneOfReader } from './zone.js';
