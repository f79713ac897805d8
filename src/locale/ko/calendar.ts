// Read by a native speaker: no.
import { numbers, plural } from '../numbers.js';
import type { CalendarMessages } from '../messages/calendar.js';

const write = numbers('ko');

export const calendar: CalendarMessages = {
  today: '오늘',
  previousMonth: '이전 달',
  nextMonth: '다음 달',
  chooseMonth: '월 선택',
  previousYear: '이전 해',
  nextYear: '다음 해',
  week: (number) => `${write(number)}주차`,
  weekShort: '주',
  more: plural('ko', { other: '+#개' }),
  hasBegun: '이전에 시작',
  goesOn: '다음 주에 계속',
  emptyMonth: '이 달에는 이벤트가 없습니다',
  eventsIn: (events, month) => `${month}: ${events}`,
  nextEvents: (day) => `다음: ${day}`,
  previousEvents: (day) => `최근: ${day}`,
  previousWeek: '이전 주',
  nextWeek: '다음 주',
  previousWeekend: '이전 주말',
  nextWeekend: '다음 주말',
  previousDay: '이전 날',
  nextDay: '다음 날',
  previousDays: '이전 날짜',
  nextDays: '다음 날짜',
  hours: (days) => `시간표, ${days}`,
  backTo: (days) => `돌아가기: ${days}`,
  ongoing: '진행 중',
  emptyDay: '이 날에는 이벤트가 없습니다',
  showEarlier: plural('ko', { other: '지난 #개 보기' }),
  details: '자세히',

  views: { list: '목록', month: '월', week: '주', day: '일', map: '지도' },
  chooseView: '보기 방식',
  keys: '키보드 단축키',
  searchKey: '검색',
  upcoming: '예정된 이벤트',
  pastEvents: '지난 이벤트',
  events: '이벤트',
  ranges: { weekend: '이번 주말', 'next-weekend': '다음 주말', week: '이번 주', 'next-week': '다음 주' },
  toCalendar: '캘린더로 돌아가기',
  print: '인쇄',
  partFailed: '페이지의 이 부분을 불러올 수 없습니다.',
};
