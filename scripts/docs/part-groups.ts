/**
 * The parts of shared templates. A class comment names the groups that its element renders (`@parts pager card`);
 * a part that only one family renders is described in the comment of its class.
 */
export const partGroups: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  pager: {
    pager: 'The pager.',
    pages: 'The numbered pages.',
    page: 'The button of a page; also `current` for the page shown.',
    current: 'The page shown, together with `page`.',
    gap: 'Stands for pages left out.',
    previous: 'The button to the previous page.',
    next: 'The button to the next page.',
  },
  card: {
    card: 'A card.',
    body: 'All text of a card.',
    title: 'The title of a card: the name of its item.',
    link: 'The link of a title.',
    image: 'The box of an image.',
  },
  colors: {
    legend: 'What the colors of `color-by` stand for, in one line that scrolls.',
    'legend-item':
      'The name of one, with its color: a button that filters by it, except among several calendars; also `active` while it does.',
    'color-label': 'The name of what gives an event its color, where nothing else tells it.',
  },
  monogram: { monogram: 'The first letter of a name in place of an image, together with `image`.' },
  'event-card': {
    'date-badge': 'The day of an event as a badge beside it; today for what is running.',
    'date-badge-weekday': 'The weekday on the date badge.',
    'date-badge-day': 'The day of the month on the date badge.',
    'date-badge-month': 'The month on the date badge.',
    'date-badge-year': 'The year on the date badge, where it is not the current one.',
    featured: 'A featured event, together with `card` or `event`.',
    cancelled:
      'A cancelled event, together with `card` or `event`; likewise `postponed`, `draft` and what else badges say.',
    sticky: 'An event that its editor has pinned, together with `card`.',
    running: 'An event of several days that began before today, together with `card`.',
    past: 'An event that is over, beside others that are not, together with `card` or `event`.',
    ended: 'The word that an event is over, where its day is not.',
    placeholder:
      'A panel in the hue of the category in place of an image that is missing or cannot be had, together with `image`.',
    badges: 'The badges of an event.',
    badge: 'A badge; also `badge-` and what it says, such as `badge-featured` or `badge-cancelled`.',
    categories: 'The categories of an event.',
    category: 'A category; also `category-` and its slug.',
    venue: 'The venue of an event.',
    cost: 'The cost of an event.',
    excerpt: 'The first words of an event, between it and its picture in a wide list.',
  },
  'event-time': {
    time: 'The date and time of an event.',
    date: 'The date of an event.',
    clock: 'The time of day.',
    'all-day': 'The words “all day”.',
    zone: 'The time zone, where it is not the visitor’s.',
    'visitor-time': 'The same time on the visitor’s clock.',
    nearness: 'How soon the event begins, such as “in 3 hours”.',
  },
  contact: {
    contact: 'Phone, e-mail and website.',
    phone: 'A phone number.',
    website: 'A website.',
  },
  email: { email: 'An e-mail address.' },
  address: { address: 'The address of a venue.' },
  directions: { directions: 'The link to directions.' },
  editing: {
    'edit-bar':
      'Above everything, where it is `editable`: the button that adds an event, or the menu of the one shown.',
    'event-actions':
      'The button that opens what can be done with an event, where it is `editable`, together with `button`.',
    'event-menu': 'What can be done with an event.',
    action: 'A line of that menu, together with `button`.',
    toast: 'The message of what was done, at the foot.',
    undo: 'The button that undoes it, together with `button`.',
  },
  'editing-days': {
    plus: 'The button that adds an event on a day, where it is `editable`, together with `button`.',
    'add-on-day': 'The same in the box of a day, together with `button`.',
  },
};
