// The least that shows a month: a table of six weeks, at most four events a day.
const { document, fetch } = globalThis;
const host = document.querySelector('main');
const { api } = host.dataset;
const make = (tag, text) => Object.assign(document.createElement(tag), { textContent: text });
const dayOf = (time) => new Date(time).toISOString().slice(0, 10);

const title = make('h2', '');
const next = Object.assign(make('button', 'Next'), { className: 'next' });
const table = make('table', '');
const now = new Date();
let month = new Date(Date.UTC(now.getFullYear(), now.getMonth()));

async function show() {
  const days = Array.from({ length: 42 }, (_, index) =>
    dayOf(Number(month) + (index - month.getUTCDay()) * 86_400_000),
  );
  const range = `start_date=${days[0]}&end_date=${days[41]}`;
  const read = async (page) => (await fetch(`${api}/cal/events/v1/events?per_page=50&page=${page}&${range}`)).json();
  const first = await read(1);
  const rest = await Promise.all(Array.from({ length: first.total_pages - 1 }, (_, index) => read(index + 2)));
  const byDay = Object.fromEntries(days.map((day) => [day, []]));
  for (const { title, start_date, end_date } of [first, ...rest].flatMap(({ events }) => events))
    for (const day of days) if (day >= start_date.slice(0, 10) && day <= end_date.slice(0, 10)) byDay[day].push(title);
  const weeks = Array.from({ length: 6 }, () => make('tr', ''));
  for (const [index, day] of days.entries()) {
    const cell = make('td', String(Number(day.slice(8))));
    cell.append(...byDay[day].slice(0, 4).map((text) => make('div', text)));
    if (byDay[day].length > 4) cell.append(make('i', `+${byDay[day].length - 4} more`));
    weeks[Math.floor(index / 7)].append(cell);
  }
  title.textContent = month.toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  table.replaceChildren(...weeks);
}
next.onclick = () => {
  month = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1));
  show();
};
host.append(title, next, table);
show();
