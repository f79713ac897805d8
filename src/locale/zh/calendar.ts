// Read by a native speaker: no.
import { numbers, plural } from '../numbers.js';
import type { CalendarMessages } from '../messages/calendar.js';

const write = numbers('zh');

export const calendar: CalendarMessages = {
  today: '今天',
  previousMonth: '上个月',
  nextMonth: '下个月',
  chooseMonth: '选择月份',
  previousYear: '上一年',
  nextYear: '下一年',
  week: (number) => `第 ${write(number)} 周`,
  weekShort: '周',
  more: plural('zh', { other: '还有 # 个' }),
  hasBegun: '此前已开始',
  goesOn: '下周继续',
  emptyMonth: '本月没有活动',
  eventsIn: (events, month) => `${month}：${events}`,
  nextEvents: (day) => `下一个：${day}`,
  previousEvents: (day) => `最近：${day}`,
  previousWeek: '上一周',
  nextWeek: '下一周',
  previousWeekend: '上个周末',
  nextWeekend: '下个周末',
  previousDay: '前一天',
  nextDay: '后一天',
  previousDays: '前几天',
  nextDays: '后几天',
  hours: (days) => `时间表，${days}`,
  backTo: (days) => `返回 ${days}`,
  ongoing: '进行中',
  emptyDay: '这一天没有活动',
  showEarlier: plural('zh', { other: '显示之前的 # 个' }),
  details: '详情',

  views: { list: '列表', month: '月', week: '周', day: '日', map: '地图' },
  chooseView: '视图',
  keys: '键盘快捷键',
  searchKey: '搜索',
  upcoming: '即将举行的活动',
  pastEvents: '过去的活动',
  events: '活动',
  ranges: { weekend: '本周末', 'next-weekend': '下周末', week: '本周', 'next-week': '下周' },
  toCalendar: '返回日历',
  print: '打印',
  partFailed: '无法加载页面的这一部分。',
};
