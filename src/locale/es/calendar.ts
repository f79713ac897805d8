import { numbers, plural } from '../numbers.js';
import type { CalendarMessages } from '../messages/calendar.js';

const write = numbers('es');

export const calendar: CalendarMessages = {
  today: 'Hoy',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  chooseMonth: 'Elegir mes',
  previousYear: 'Año anterior',
  nextYear: 'Año siguiente',
  week: (number) => `Semana ${write(number)}`,
  weekShort: 'Sem.',
  more: plural('es', { other: '+# más' }),
  hasBegun: 'empezó antes',
  goesOn: 'continúa la semana siguiente',
  emptyMonth: 'No hay eventos este mes',
  nextEvents: (month) => `Próximos eventos: ${month}`,
  previousEvents: (month) => `Eventos anteriores: ${month}`,
  previousWeek: 'Semana anterior',
  nextWeek: 'Semana siguiente',
  previousDay: 'Día anterior',
  nextDay: 'Día siguiente',
  previousDays: 'Días anteriores',
  nextDays: 'Días siguientes',
  hours: (days) => `Cuadrícula horaria, ${days}`,
  backTo: (days) => `Volver: ${days}`,
  ongoing: 'En curso',
  emptyDay: 'No hay eventos este día',
  showEarlier: plural('es', { one: 'Mostrar # anterior', other: 'Mostrar # anteriores' }),
  details: 'Detalles',

  views: { list: 'Lista', month: 'Mes', week: 'Semana', day: 'Día', map: 'Mapa' },
  chooseView: 'Vista',
  upcoming: 'Próximos eventos',
  events: 'Eventos',
  toCalendar: 'Volver al calendario',
  print: 'Imprimir',
  partFailed: 'No se pudo cargar esta parte de la página.',
};
