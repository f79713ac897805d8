// Read by a native speaker: no.
import type { Messages } from '../messages/common.js';
import { numbers, plural, shownOf } from '../numbers.js';

const number = numbers('he');

export const common: Messages = {
  number,
  loading: 'האירועים נטענים',
  shown: shownOf('he', 'מתוך', {
    one: 'אירוע אחד',
    two: 'שני אירועים',
    other: '# אירועים',
    more: 'יותר מ־# אירועים',
  }),
  pages: 'עמודים',
  previous: 'הקודם',
  next: 'הבא',
  page: (page, count) => `עמוד ${number(page)} מתוך ${number(count)}`,
  more: plural('he', { one: 'הצגת אירוע נוסף', two: 'הצגת שני אירועים נוספים', other: 'הצגת # נוספים' }),

  empty: 'לא נמצאו אירועים',
  emptyHint: 'אין התאמות לתאריכים ולמסננים האלה.',
  noneUpcoming: 'עדיין אין אירועים קרובים.',
  showUpcoming: 'הצגת אירועים קרובים',
  showPast: 'הצגת אירועים שהסתיימו',

  retry: 'ניסיון נוסף',
  failed: 'לא ניתן להציג את לוח השנה כרגע.',
  asOf: (time) => `עודכן: ${time}`,
  stale: 'לא ניתן היה לרענן את לוח השנה.',

  allDay: 'כל היום',
  yourTime: 'השעה אצלך',
  untitled: 'ללא כותרת',
  featured: 'מומלץ',
  nowOn: 'מתקיים עכשיו:',
  runs: (day) => `עכשיו · עד ${day}`,
  until: (day) => `עד ${day}`,
  ended: 'הסתיים',
  statuses: {
    cancelled: 'בוטל',
    postponed: 'נדחה',
    rescheduled: 'מועד חדש',
    movedOnline: 'עבר לאינטרנט',
    online: 'באינטרנט',
    hybrid: 'גם באינטרנט',
    'sold-out': 'אזלו הכרטיסים',
    draft: 'טיוטה',
    pending: 'ממתין לאישור',
    private: 'פרטי',
    future: 'מתוזמן',
    trash: 'בפח',
    protected: 'מוגן',
    hidden: 'לא ברשימות',
  },
  categories: 'קטגוריות',
  noVenue: 'ללא מקום',
  other: 'אחר',
  noCategory: 'ללא קטגוריה',

  close: 'סגירה',
  share: 'שיתוף',
  copied: 'הועתק',
  phone: 'טלפון',
  email: 'דוא״ל',
  website: 'אתר',
  directions: 'הוראות הגעה',
  pictureAt: (host) => `תמונה מאת \u2068${host}\u2069`,
  password: 'סיסמה',
  open: 'הצגה',
  wrongPassword: 'סיסמה שגויה. יש לנסות שוב.',
};
