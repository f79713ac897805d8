import plugin from 'fullcalendar/daygrid';
import { show } from './fullcalendar.mjs';

show(plugin, 'dayGridMonth');
