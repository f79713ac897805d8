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
  hasBegun: 'empezó antes de esta semana',
  goesOn: 'continúa después de esta semana',
  emptyMonth: 'No hay eventos este mes',
  nextEvents: (month) => `Próximos eventos: ${month}`,
  previousEvents: (month) => `Eventos anteriores: ${month}`,
  previousWeek: 'Semana anterior',
  nextWeek: 'Semana siguiente',
  previousDay: 'Día anterior',
  nextDay: 'Día siguiente',
  previousDays: 'Días anteriores',
  nextDays: 'Días siguientes',
  hours: 'Horas del día',
};
