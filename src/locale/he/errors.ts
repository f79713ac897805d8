// Read by a native speaker: no.
import { isolated } from '../isolated.js';
import type { ErrorMessages } from '../messages/errors.js';
import { plural } from '../numbers.js';

export const errors: ErrorMessages = {
  owner: 'לבעלי האתר',
  network: (host) => `לא ניתן היה להתחבר אל ${isolated(host)}.`,
  timeout: (host) => `התשובה של ${isolated(host)} התעכבה יותר מדי.`,
  cors: (host) => `${isolated(host)} אינו מאפשר לדף הזה לקרוא את הנתונים.`,
  shape: (host, line) =>
    `התשובה של ${isolated(host)} אינה מכילה נתוני לוח שנה.${line ? ` היא מתחילה ב־”${isolated(line)}”.` : ''}`,
  tooLong: (host) => `${isolated(host)} שלח יותר ממה שדף יכול להכיל.`,
  leftOut: plural('he', {
    one: 'לא ניתן היה להציג פריט אחד.',
    two: 'לא ניתן היה להציג שני פריטים.',
    other: 'לא ניתן היה להציג # פריטים.',
  }),
  missingFrom: (hosts) => `חסרים אירועים מאת ${isolated(hosts)}.`,
  missing: (host, namespaces) =>
    `אין לוח שנה בכתובת הזאת של ${isolated(host)}.${namespaces && ` מרחבי השמות שם: ${isolated(namespaces)}.`}`,
  missingPlugin: 'בוורדפרס, תוסף כמו The Events Calendar מספק אותו.',
  doubled: (attribute, namespace) =>
    `${isolated(attribute)} ארוך מדי. יש לציין רק את החלק שלפני ${isolated(namespace)}.`,
  denied: 'התוכן הזה אינו ציבורי.',
  closed: (host) => `${isolated(host)} עונה רק למי שמחובר שם. ייתכן שתוסף אבטחה סגר את REST API בפני אורחים.`,
  http: (host, status) => `${isolated(host)} לא הצליח לענות (שגיאה ${status}).`,
  refused: (attributes) => `לוח השנה אינו מקבל ${isolated(attributes)}.`,
  unreadable: (attribute, expected) => `לא ניתן לקרוא את ${isolated(attribute)}. הערך הצפוי: ${expected}.`,
  unset: (attribute) => `התכונה ${isolated(attribute)} חסרה.`,

  expected: {
    text: 'טקסט',
    date: `תאריך כמו ${isolated('2026-12-31')}`,
    integer: 'מספר שלם',
    positive: 'מספר שלם, 1 או יותר',
    number: 'מספר',
    boolean: 'true או false',
    weekday: 'מ־1 (יום שני) עד 7 (יום ראשון)',
    zone: 'אזור זמן כמו Europe/Berlin',
    url: `כתובת כמו ${isolated('https://example.org/wp-json')}, בלי מירכאות נוספות`,
    ids: 'מזהים מופרדים בפסיקים',
    idsOrSlugs: 'מזהים או מזהי כתובת (slugs) מופרדים בפסיקים',
    tiles: `כתובת http או https עם ${isolated('{z}, {x}, {y}')}`,
    geocoder: `כתובת http או https עם ${isolated('{address}')}`,
    places: 'כתובת של קובץ JSON עם קואורדינטות',
    oneServer: `מזהי כתובת (slugs) או ${isolated('base-url')} יחיד, כי לכל לוח שנה מזהים משלו`,
    choice: (choices) => `אחד מאלה: ${isolated(choices)}`,
  },
};
