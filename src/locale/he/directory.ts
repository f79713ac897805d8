// Read by a native speaker: no.
import { isolated } from '../isolated.js';
import { plural, shownOf } from '../numbers.js';
import type { DirectoryMessages } from '../messages/directory.js';

export const directory: DirectoryMessages = {
  lists: {
    venues: {
      loading: 'המקומות נטענים',
      shown: shownOf('he', 'מתוך', { one: 'מקום אחד', two: 'שני מקומות', other: '# מקומות' }),
      more: plural('he', { one: 'הצגת מקום נוסף', other: 'הצגת # נוספים' }),
      empty: 'לא נמצאו מקומות',
    },
    organizers: {
      loading: 'המארגנים נטענים',
      shown: shownOf('he', 'מתוך', { one: 'מארגן אחד', two: 'שני מארגנים', other: '# מארגנים' }),
      more: plural('he', { one: 'הצגת מארגן נוסף', other: 'הצגת # נוספים' }),
      empty: 'לא נמצאו מארגנים',
    },
    categories: {
      loading: 'הקטגוריות נטענות',
      shown: shownOf('he', 'מתוך', { one: 'קטגוריה אחת', two: 'שתי קטגוריות', other: '# קטגוריות' }),
      more: plural('he', { one: 'הצגת קטגוריה נוספת', other: 'הצגת # נוספות' }),
      empty: 'לא נמצאו קטגוריות',
    },
    tags: {
      loading: 'התגיות נטענות',
      shown: shownOf('he', 'מתוך', { one: 'תגית אחת', two: 'שתי תגיות', other: '# תגיות' }),
      more: plural('he', { one: 'הצגת תגית נוספת', other: 'הצגת # נוספות' }),
      empty: 'לא נמצאו תגיות',
    },
  },
  emptyHint: 'אין התאמות למסננים האלה, או שעדיין לא פורסם דבר.',

  items: {
    venues: {
      kind: 'מקום',
      loading: 'המקום נטען',
      problems: {
        absent: 'המקום הזה לא נמצא.',
        denied: 'המקום הזה אינו ציבורי.',
        trashed: 'המקום הזה כבר לא ברשימה.',
        protected: 'המקום הזה מוגן בסיסמה.',
      },
    },
    organizers: {
      kind: 'מארגן',
      loading: 'המארגן נטען',
      problems: {
        absent: 'המארגן הזה לא נמצא.',
        denied: 'המארגן הזה אינו ציבורי.',
        trashed: 'המארגן הזה כבר לא ברשימה.',
        protected: 'המארגן הזה מוגן בסיסמה.',
      },
    },
  },
  hints: {
    absent: 'ייתכן שהדף הוסר, או שהקישור שגוי.',
    denied: 'ייתכן שהדף עדיין לא פורסם. אם יש לך גישה, יש להתחבר.',
    trashed: 'הדף הוסר מלוח השנה.',
    protected: 'יש להזין את הסיסמה שקיבלת.',
  },
  hiddenName: 'מוגן בסיסמה',

  events: 'אירועים קרובים',
  upcoming: plural('he', { one: 'אירוע קרוב אחד', two: 'שני אירועים קרובים', other: '# אירועים קרובים' }),

  uses: {
    categories: plural('he', { one: 'אירוע אחד', two: 'שני אירועים', other: '# אירועים' }),
    tags: plural('he', { one: 'פריט אחד', two: 'שני פריטים', other: '# פריטים' }),
  },
  branch: (name) => `${isolated(name)}: תת־קטגוריות`,
  table: 'טבלה',
  partFailed: 'לא ניתן היה לטעון את החלק הזה של הדף.',
};
