// A list of one year by FullCalendar, set up as its documentation says.
import { Calendar } from 'fullcalendar';
import list from 'fullcalendar/list';
import theme from 'fullcalendar/themes/classic';
import 'fullcalendar/skeleton.css';
import 'fullcalendar/themes/classic/theme.css';
import 'fullcalendar/themes/classic/palette.css';

async function load() {
  const read = async (page) => (await fetch(`/api/cal/events/v1/events?page=${page}&per_page=50`)).json();
  const first = await read(1);
  const rest = await Promise.all(Array.from({ length: first.total_pages - 1 }, (_, index) => read(index + 2)));
  return [first, ...rest].flatMap(({ events }) => events);
}

const { document, lists } = globalThis;

const options = {
  plugins: [list, theme],
  initialView: 'listYear',
  initialDate: '2026-11-03',
  timeZone: 'UTC',
  height: 'auto',
  events: async () =>
    (await load()).map(({ id, title, start_date, end_date, all_day, venue }) => ({
      id: String(id),
      title: [title, [venue].flat()[0]?.venue].filter(Boolean).join(', '),
      start: start_date.replace(' ', 'T'),
      end: end_date.replace(' ', 'T'),
      allDay: all_day,
    })),
};
for (let list = 0; list < lists; list++) {
  const host = document.createElement('div');
  document.body.append(host);
  new Calendar(host, options).render();
}
