import { plural } from '../numbers.js';
import type { RuleMessages } from '../messages/rules.js';

const number = plural('ar', {
  one: 'موعد واحد',
  two: 'موعدان',
  few: '# مواعيد',
  many: '# موعدًا',
  other: '# موعد',
});
const ordinals = ['الأول', 'الثاني', 'الثالث', 'الرابع', 'الخامس'];

export const rules: RuleMessages = {
  every: {
    DAILY: plural('ar', { one: 'كل يوم', two: 'كل يومين', few: 'كل # أيام', many: 'كل # يومًا', other: 'كل # يوم' }),
    WEEKLY: plural('ar', {
      one: 'كل أسبوع',
      two: 'كل أسبوعين',
      few: 'كل # أسابيع',
      many: 'كل # أسبوعًا',
      other: 'كل # أسبوع',
    }),
    MONTHLY: plural('ar', {
      one: 'كل شهر',
      two: 'كل شهرين',
      few: 'كل # أشهر',
      many: 'كل # شهرًا',
      other: 'كل # شهر',
    }),
    YEARLY: plural('ar', { one: 'كل سنة', two: 'كل سنتين', few: 'كل # سنوات', other: 'كل # سنة' }),
  },
  on: (every, days) => `${every}، ${days}`,
  weekday: (name) => `يوم ${name}`,
  nth: (nth, weekday) => `يوم ${weekday} ${nth === -1 ? 'الأخير' : ordinals[nth - 1]}`,
  monthDay: (day) => `يوم ${day}`,
  lastDay: 'اليوم الأخير',
  chosen: 'في أيام مختارة',
  other: 'وفق قاعدة خاصة',
  from: (day) => `من ${day}`,
  until: (day) => `حتى ${day}`,
  except: (days) => `ما عدا ${days}`,
  also: (days) => `وأيضًا ${days}`,
  comma: '، ',
  dates: (sentence, dates) => `${sentence}: ${number(dates)}.`,
  endless: (sentence, dates) => `${sentence}، بلا نهاية: ${number(dates)} في الأشهر الثلاثة عشر القادمة.`,
};
