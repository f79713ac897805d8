// Read by a native speaker: no.
import { numbers, plural } from '../numbers.js';
import type { CalendarMessages } from '../messages/calendar.js';

const write = numbers('tr');

export const calendar: CalendarMessages = {
  today: 'Bugün',
  previousMonth: 'Önceki ay',
  nextMonth: 'Sonraki ay',
  chooseMonth: 'Ay seç',
  previousYear: 'Önceki yıl',
  nextYear: 'Sonraki yıl',
  week: (number) => `${write(number)}. hafta`,
  weekShort: 'Hft.',
  more: plural('tr', { other: '+# tane' }),
  hasBegun: 'daha önce başladı',
  goesOn: 'gelecek hafta sürüyor',
  emptyMonth: 'Bu ay etkinlik yok',
  eventsIn: (events, month) => `${month}: ${events}`,
  nextEvents: (day) => `Sonraki: ${day}`,
  previousEvents: (day) => `Son: ${day}`,
  previousWeek: 'Önceki hafta',
  nextWeek: 'Sonraki hafta',
  previousWeekend: 'Önceki hafta sonu',
  nextWeekend: 'Sonraki hafta sonu',
  previousDay: 'Önceki gün',
  nextDay: 'Sonraki gün',
  previousDays: 'Önceki günler',
  nextDays: 'Sonraki günler',
  hours: (days) => `Saat çizelgesi, ${days}`,
  backTo: (days) => `Geri: ${days}`,
  ongoing: 'Süren',
  emptyDay: 'Bu gün etkinlik yok',
  showEarlier: plural('tr', { other: 'Önceki # taneyi göster' }),
  details: 'Ayrıntılar',

  views: { list: 'Liste', month: 'Ay', week: 'Hafta', day: 'Gün', map: 'Harita' },
  chooseView: 'Görünüm',
  keys: 'Klavye kısayolları',
  searchKey: 'Ara',
  upcoming: 'Yaklaşan etkinlikler',
  pastEvents: 'Geçmiş etkinlikler',
  events: 'Etkinlikler',
  ranges: {
    weekend: 'Bu hafta sonu',
    'next-weekend': 'Gelecek hafta sonu',
    week: 'Bu hafta',
    'next-week': 'Gelecek hafta',
  },
  toCalendar: 'Takvime dön',
  print: 'Yazdır',
  partFailed: 'Sayfanın bu bölümü yüklenemedi.',
};
