export { fakeCalendar, type FakeCalendar } from './fake-calendar.js';
export type { GivenEvent, GivenRecords } from './complete.js';
