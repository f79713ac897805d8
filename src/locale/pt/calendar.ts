// Read by a native speaker: no.
import { numbers, plural } from '../numbers.js';
import type { CalendarMessages } from '../messages/calendar.js';

const write = numbers('pt');

export const calendar: CalendarMessages = {
  today: 'Hoje',
  previousMonth: 'Mês anterior',
  nextMonth: 'Mês seguinte',
  chooseMonth: 'Escolher um mês',
  previousYear: 'Ano anterior',
  nextYear: 'Ano seguinte',
  week: (number) => `Semana ${write(number)}`,
  weekShort: 'Sem.',
  more: plural('pt', { other: '+# mais' }),
  hasBegun: 'começou antes',
  goesOn: 'continua na próxima semana',
  emptyMonth: 'Sem eventos neste mês',
  eventsIn: (events, month) => `${events} em ${month}`,
  nextEvents: (day) => `Próximo: ${day}`,
  previousEvents: (day) => `Último: ${day}`,
  previousWeek: 'Semana anterior',
  nextWeek: 'Semana seguinte',
  previousWeekend: 'Fim de semana anterior',
  nextWeekend: 'Fim de semana seguinte',
  previousDay: 'Dia anterior',
  nextDay: 'Dia seguinte',
  previousDays: 'Dias anteriores',
  nextDays: 'Dias seguintes',
  hours: (days) => `Grelha horária, ${days}`,
  backTo: (days) => `Voltar a ${days}`,
  ongoing: 'A decorrer',
  emptyDay: 'Sem eventos neste dia',
  showEarlier: plural('pt', { one: 'Mostrar # anterior', other: 'Mostrar # anteriores' }),
  details: 'Detalhes',

  views: { list: 'Lista', month: 'Mês', week: 'Semana', day: 'Dia', map: 'Mapa' },
  chooseView: 'Vista',
  keys: 'Atalhos de teclado',
  searchKey: 'Pesquisar',
  upcoming: 'Próximos eventos',
  pastEvents: 'Eventos passados',
  events: 'Eventos',
  ranges: {
    weekend: 'Este fim de semana',
    'next-weekend': 'Próximo fim de semana',
    week: 'Esta semana',
    'next-week': 'Próxima semana',
  },
  toCalendar: 'Voltar ao calendário',
  print: 'Imprimir',
  partFailed: 'Não foi possível carregar esta parte da página.',
};
