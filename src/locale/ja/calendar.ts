// Read by a native speaker: no.
import { numbers, plural } from '../numbers.js';
import type { CalendarMessages } from '../messages/calendar.js';

const write = numbers('ja');

export const calendar: CalendarMessages = {
  today: '今日',
  previousMonth: '前の月',
  nextMonth: '次の月',
  chooseMonth: '月を選択',
  previousYear: '前の年',
  nextYear: '次の年',
  week: (number) => `第${write(number)}週`,
  weekShort: '週',
  more: plural('ja', { other: '他#件' }),
  hasBegun: '以前に開始',
  goesOn: '翌週に続く',
  emptyMonth: 'この月のイベントはありません',
  eventsIn: (events, month) => `${month}: ${events}`,
  nextEvents: (day) => `次: ${day}`,
  previousEvents: (day) => `直近: ${day}`,
  previousWeek: '前の週',
  nextWeek: '次の週',
  previousWeekend: '前の週末',
  nextWeekend: '次の週末',
  previousDay: '前の日',
  nextDay: '次の日',
  previousDays: '前の日々',
  nextDays: '次の日々',
  hours: (days) => `時間割、${days}`,
  backTo: (days) => `${days}に戻る`,
  ongoing: '開催中',
  emptyDay: 'この日のイベントはありません',
  showEarlier: plural('ja', { other: '過去の#件を表示' }),
  details: '詳細',

  views: { list: 'リスト', month: '月', week: '週', day: '日', map: '地図' },
  chooseView: '表示形式',
  keys: 'キーボードショートカット',
  searchKey: '検索',
  upcoming: '今後のイベント',
  pastEvents: '過去のイベント',
  events: 'イベント',
  ranges: { weekend: '今週末', 'next-weekend': '来週末', week: '今週', 'next-week': '来週' },
  toCalendar: 'カレンダーに戻る',
  print: '印刷',
  partFailed: 'ページのこの部分を読み込めませんでした。',
};
