import plugin from 'fullcalendar/timegrid';
import { show } from './fullcalendar.mjs';

show(plugin, 'timeGridWeek');
