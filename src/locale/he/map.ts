// Read by a native speaker: no.
import { isolated } from '../isolated.js';
import { plural, shownOf } from '../numbers.js';
import type { MapMessages } from '../messages/map.js';

const places = plural('he', { one: 'מקום אחד', two: 'שני מקומות', other: '# מקומות' });
const events = plural('he', { one: 'אירוע אחד', two: 'שני אירועים', other: '# אירועים' });
const near = (things: string, where: string) => (where ? `${things} ליד ${isolated(where)}` : things);

export const map: MapMessages = {
  loading: 'המקומות נטענים',
  places,
  eventsAt: (count, at) => `${events(count)}, ${places(at)}`,
  placeless: plural('he', { one: 'אירוע אחד ללא מקום', two: 'שני אירועים ללא מקום', other: '# אירועים ללא מקום' }),
  placesNear: (count, where) => near(places(count), where),
  eventsNear: (count, where) => near(events(count), where),
  marker: (name, count) => `${isolated(name)}: ${events(count)}`,
  all: plural('he', { other: 'כל האירועים (#)' }),
  notOnMap: 'לא על המפה',
  noMap: 'אין מפה, כי המיקום המדויק של המקומות האלה אינו ידוע.',
  elsewhere: plural('he', {
    one: 'מקום אחד מחוץ לתצוגה',
    two: 'שני מקומות מחוץ לתצוגה',
    other: '# מקומות מחוץ לתצוגה',
  }),
  moreDates: plural('he', { one: 'מועד נוסף', two: 'שני מועדים נוספים', other: '# מועדים נוספים' }),
  shownFolded: shownOf('he', 'מתוך', {
    one: 'אירוע אחד',
    two: 'שני אירועים שונים',
    other: '# אירועים שונים',
    more: 'יותר מ־# אירועים שונים',
  }),
  also: 'וגם',
  times: 'שעות',
  furtherDates: plural('he', { one: '+מועד', other: '+# מועדים' }),
  empty: 'לא נמצאו מקומות',
  emptyHint: 'אין התאמות למסננים האלה.',

  map: 'מפה',
  keys: 'מקשי החצים מזיזים את המפה, פלוס ומינוס משנים את הגודל.',
  skip: 'דילוג על המפה',
  list: 'מקומות',
  zoomIn: 'התקרבות',
  zoomOut: 'התרחקות',
  show: 'הצגה על המפה',
  place: (name) => `: ${isolated(name)}`,
  wheel: (apple) => `לשינוי הגודל יש לגלול תוך לחיצה על ${isolated(apple ? '⌘' : 'Ctrl')}`,
  touch: 'הזזת המפה בשתי אצבעות',

  nearMe: 'בקרבתי',
  everywhere: 'הצגת כל המקומות',
  locating: 'מתבצע איתור המיקום…',
  you: 'המיקום שלך',
  away: (distance) => `במרחק ${isolated(distance)}`,
  within: (distance) => `עד ${isolated(distance)}`,
  nothingWithin: (distance) => `אין דבר עד ${isolated(distance)}.`,
  searchHere: 'חיפוש כאן',
  inArea: 'בחלק הזה של המפה',
  nothingInArea: 'אין דבר בחלק הזה של המפה.',
  locateProblems: {
    denied: 'המיקום חסום בדף הזה. אפשר לאשר אותו בהגדרות הדפדפן.',
    unavailable: 'לא ניתן היה לאתר את מיקומך.',
    timeout: 'איתור המיקום ארך יותר מדי זמן.',
  },

  source: (name) => `נטען מאת ${isolated(name)}`,
  ask: (host) =>
    `המפה נטענת מאת ${isolated(host)}. אם היא תוצג, השרת הזה יקבל את כתובת ה־IP שלך ויראה באיזה אזור מדובר.`,
  allow: 'הצגת המפה',
  refuse: 'לא עכשיו',
  refused: 'המפה כבויה.',
  withdraw: 'כיבוי המפה',
  offline: 'המפה דורשת חיבור לאינטרנט.',
  mapFailed: 'לא ניתן היה לטעון את המפה.',
  tilesFailed: (host) => `רקע המפה מאת ${isolated(host)} לא נטען. רשימת המקומות עדיין פועלת.`,
};
