// The sample calendar, and then the first script of a page, which starts its requests at once.
import './sample-calendar.js';
import './cal-elements.js';
