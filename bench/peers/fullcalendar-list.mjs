import plugin from 'fullcalendar/list';
import { show } from './fullcalendar.mjs';
import { span } from './place.mjs';

show(plugin, span === 'year' ? 'listYear' : 'listMonth');
