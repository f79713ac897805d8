// Read by a native speaker: no.
import { plural } from '../numbers.js';
import type { ControlMessages } from '../messages/controls.js';

export const controls: ControlMessages = {
  search: 'Поиск мероприятий',
  clearSearch: 'Очистить поиск',
  suggestions: 'Подсказки',
  suggested: { recent: 'Недавние', date: 'Даты', event: 'Мероприятия', venue: 'Места', category: 'Категории' },
  suggestionCount: plural('ru', { one: '# подсказка', few: '# подсказки', other: '# подсказок' }),
  searchWords: (text) => `Искать «${text}» в названиях и описаниях`,
  forgetSearches: 'Очистить недавние запросы',
  emptySearch: (text) => `Нет мероприятий с «${text}» в названии или описании`,
  wayOn: (facet, name, events) => `${facet}: ${name} – ${events} →`,
  without: (name, events) => `Без «${name}»: ${events}`,
  nextOn: (day) => `Следующее: ${day}`,

  filters: 'Фильтры',
  facets: {
    category: 'Категория',
    tag: 'Метка',
    venue: 'Место',
    organizer: 'Организатор',
    date: 'Дата',
    featured: 'Рекомендуем',
    cost: 'Бесплатно',
    online: 'Онлайн',
    ticketed: 'С билетами',
    near: 'Рядом со мной',
  },
  active: plural('ru', { one: '# активный', other: '# активных' }),
  moreFacets: 'Ещё',
  activeFilters: 'Активные фильтры',
  remove: (name) => `Убрать фильтр: ${name}`,
  clearAll: 'Сбросить все',
  show: plural('ru', {
    one: 'Показать # мероприятие',
    few: 'Показать # мероприятия',
    other: 'Показать # мероприятий',
    more: 'Показать более # мероприятий',
  }),

  find: {
    category: 'Найти категорию',
    tag: 'Найти метку',
    venue: 'Найти место',
    organizer: 'Найти организатора',
  },
  sharedTags: 'С некоторыми из этих меток может не быть мероприятий.',
  loading: 'Загрузка',
  none: 'Ничего не найдено',
  further: plural('ru', { other: 'Ещё #: введите название, чтобы найти' }),

  dates: {
    any: 'Любая дата',
    today: 'Сегодня',
    tomorrow: 'Завтра',
    weekend: 'Эти выходные',
    'next-weekend': 'Следующие выходные',
    week: 'Эта неделя',
    'next-week': 'Следующая неделя',
    month: 'Этот месяц',
    'next-month': 'Следующий месяц',
    days: 'Выбрать дни',
  },
  dateWords: {
    today: 'сегодня вечером, вечером',
    tomorrow: 'завтра вечером',
    weekend: 'выходные, на выходных, в эти выходные',
    'next-weekend': 'на следующих выходных, через выходные',
    week: 'неделя, на этой неделе',
    'next-week': 'на следующей неделе, будущая неделя',
    month: 'месяц, в этом месяце',
    'next-month': 'в следующем месяце, будущий месяц',
  },
  dateFillers: 'в, во, на, с, до, этот, эта, эти, следующий, следующая, ближайший',
  daysHint: 'Выберите день, затем ещё один, если нужно несколько дней.',

  noLonger: {
    category: (name) => `Категории «${name}» больше нет.`,
    tag: (name) => `Метки «${name}» больше нет.`,
    venue: (name) => `Места «${name}» больше нет.`,
    organizer: (name) => `Организатора «${name}» больше нет.`,
  },

  nearUnsupported: 'В этом календаре нельзя искать по расстоянию.',
};
