// Read by a native speaker: no.
import { isolated } from '../isolated.js';
import { plural } from '../numbers.js';
import type { DetailMessages } from '../messages/detail.js';

const file = isolated('.ics');

export const detail: DetailMessages = {
  loading: 'האירוע נטען',
  kind: 'אירוע',
  hasEnded: 'האירוע הזה הסתיים.',
  nextDate: (day, time) => `המועד הבא: ${[day, time].filter(Boolean).join(', ')}`,
  statusNotices: {
    cancelled: 'בוטל. האירוע הזה לא יתקיים.',
    postponed: 'נדחה. המועד החדש עדיין לא ידוע.',
  },
  seeOthers: 'לאירועים אחרים',
  visit: 'מעבר לאתר',
  addToCalendar: 'הוספה ליומן',
  subscribe: 'הרשמה למינוי',
  calendarFile: `קובץ יומן (${file})`,
  allDates: 'כל המועדים',
  download: plural('he', {
    one: `הורדת האירוע הזה (${file})`,
    two: `הורדת שני האירועים האלה (${file})`,
    other: `הורדת # האירועים האלה (${file})`,
  }),
  downloadPart: (part) => `הורדת ${part} (${file})`,
  subscribeIn: (app) => `הרשמה למינוי באמצעות ${isolated(app)}`,
  fileFailed: 'לא ניתן היה ליצור את הקובץ. יש לנסות שוב.',
  when: 'מתי',
  where: 'איפה',
  joinOnline: 'השתתפות באינטרנט',
  cost: 'מחיר',
  organizers: 'מארגנים',
  tags: 'תגיות',
  related: 'אירועים דומים',
  adjacent: 'אירועים לפני ואחרי',

  problems: {
    absent: { title: 'האירוע הזה לא נמצא.', hint: 'ייתכן שהוא הוסר, או שהקישור שגוי.' },
    denied: { title: 'האירוע הזה אינו ציבורי.', hint: 'ייתכן שעדיין לא פורסם. אם יש לך גישה, יש להתחבר.' },
    trashed: { title: 'האירוע הזה כבר לא זמין.', hint: 'הוא הוסר מלוח השנה.' },
    otherKind: { title: 'זה אינו אירוע.', hint: 'הקישור מוביל לדבר אחר בלוח השנה הזה.' },
    protected: { title: 'האירוע הזה מוגן בסיסמה.', hint: 'יש להזין את הסיסמה שקיבלת.' },
  },
  table: 'טבלה',
  partFailed: 'לא ניתן היה לטעון את החלק הזה של הדף.',
};
