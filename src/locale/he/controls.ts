// Read by a native speaker: no.
import { isolated } from '../isolated.js';
import { plural } from '../numbers.js';
import type { ControlMessages } from '../messages/controls.js';

export const controls: ControlMessages = {
  search: 'חיפוש אירועים',
  clearSearch: 'ניקוי החיפוש',
  suggestions: 'הצעות',
  suggested: { recent: 'חיפושים אחרונים', date: 'תאריכים', event: 'אירועים', venue: 'מקומות', category: 'קטגוריות' },
  suggestionCount: plural('he', { one: 'הצעה אחת', two: 'שתי הצעות', other: '# הצעות' }),
  searchWords: (text) => `חיפוש ”${isolated(text)}” בכותרות ובתיאורים`,
  forgetSearches: 'ניקוי החיפושים האחרונים',
  emptySearch: (text) => `אין אירועים עם ”${isolated(text)}” בכותרת או בתיאור`,
  wayOn: (facet, name, events) => `${facet}: ${isolated(name)} – ${events} ←`,
  without: (name, events) => `ללא ”${isolated(name)}”: ${events}`,
  nextOn: (day) => `הבא: ${day}`,

  filters: 'מסננים',
  facets: {
    category: 'קטגוריה',
    tag: 'תגית',
    venue: 'מקום',
    organizer: 'מארגן',
    date: 'תאריך',
    featured: 'מומלץ',
    cost: 'חינם',
    online: 'באינטרנט',
    ticketed: 'עם כרטיסים',
    near: 'בקרבתי',
  },
  active: plural('he', { one: 'מסנן אחד פעיל', other: '# פעילים' }),
  moreFacets: 'עוד',
  activeFilters: 'מסננים פעילים',
  remove: (name) => `הסרת המסנן: ${isolated(name)}`,
  clearAll: 'ניקוי הכול',
  show: plural('he', {
    one: 'הצגת אירוע אחד',
    two: 'הצגת שני אירועים',
    other: 'הצגת # אירועים',
    more: 'הצגת יותר מ־# אירועים',
  }),

  find: { category: 'חיפוש קטגוריה', tag: 'חיפוש תגית', venue: 'חיפוש מקום', organizer: 'חיפוש מארגן' },
  sharedTags: 'ייתכן שלחלק מהתגיות האלה אין אירועים.',
  loading: 'בטעינה',
  none: 'אין תוצאות',
  further: plural('he', { other: 'עוד #: יש להקליד כדי למצוא' }),

  dates: {
    any: 'כל תאריך',
    today: 'היום',
    tomorrow: 'מחר',
    weekend: 'סוף השבוע הזה',
    'next-weekend': 'סוף השבוע הבא',
    week: 'השבוע',
    'next-week': 'השבוע הבא',
    month: 'החודש',
    'next-month': 'החודש הבא',
    days: 'בחירת ימים',
  },
  dateWords: {
    today: 'הערב, הלילה',
    tomorrow: 'מחר בערב',
    weekend: 'סוף השבוע, סופ״ש, בסוף השבוע',
    'next-weekend': 'בסוף השבוע הבא, סופ״ש הבא',
    week: 'שבוע, השבוע הזה',
    'next-week': 'בשבוע הבא, שבוע הבא',
    month: 'חודש, החודש הזה',
    'next-month': 'בחודש הבא, חודש הבא',
  },
  dateFillers: 'ב, ביום, יום, של, עד, הקרוב, הבא, הזה',
  daysHint: 'יש לבחור יום, ולכמה ימים לבחור יום נוסף.',

  noLonger: {
    category: (name) => `הקטגוריה ”${isolated(name)}” כבר לא קיימת.`,
    tag: (name) => `התגית ”${isolated(name)}” כבר לא קיימת.`,
    venue: (name) => `המקום ”${isolated(name)}” כבר לא קיים.`,
    organizer: (name) => `המארגן ”${isolated(name)}” כבר לא קיים.`,
  },

  nearUnsupported: 'אי אפשר לחפש לפי מרחק בלוח השנה הזה.',
};
