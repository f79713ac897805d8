// A calendar by FullCalendar, set up as in its documentation.
import { Calendar } from 'fullcalendar';
import theme from 'fullcalendar/themes/classic';
import 'fullcalendar/skeleton.css';
import 'fullcalendar/themes/classic/theme.css';
import 'fullcalendar/themes/classic/palette.css';
import { host, loadPeriod } from './place.mjs';

export function show(plugin, initialView) {
  new Calendar(host, {
    plugins: [plugin, theme],
    initialView,
    headerToolbar: { start: 'title', end: 'today prev,next' },
    height: 'auto',
    dayMaxEvents: 4,
    events: loadPeriod,
  }).render();
}
