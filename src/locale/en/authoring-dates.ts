import type { DateWords } from '../messages/authoring-dates.js';

export const dates: DateWords = {
  publishOn: { label: 'Publish on', missing: 'Enter when to publish it' },
  schedule: 'Schedule',
  publishesOn: (time, zone) => `It will be published on ${time}, ${zone}.`,
  publishesAtOnce: 'This is in the past: it is published at once.',
  chooseDays: 'Choose days in a calendar',
  daysHint: 'Choose the first day, then the last for several days.',
  alsoOn: { label: 'Also on these dates', missing: 'Choose a day' },
  alsoOnHint: 'An event of its own is made for each day that you choose, at the same time.',
  making: (number, total) => `Saving event ${number} of ${total}`,
  madeAll: (days) => `There is an event on each of these days: ${days}.`,
  madeSome: (days) => `These events exist already: ${days}. Trying again makes the rest.`,
};
