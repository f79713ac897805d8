// Read by a native speaker: no.
import { plural, shownOf } from '../numbers.js';
import type { DirectoryMessages } from '../messages/directory.js';

const more = plural('uk', { other: 'Показати ще #' });

export const directory: DirectoryMessages = {
  lists: {
    venues: {
      loading: 'Завантаження місць',
      shown: shownOf(
        'uk',
        'з',
        { one: '# місце', few: '# місця', other: '# місць' },
        { one: '# місця', other: '# місць' },
      ),
      more,
      empty: 'Місць не знайдено',
    },
    organizers: {
      loading: 'Завантаження організаторів',
      shown: shownOf(
        'uk',
        'з',
        { one: '# організатор', few: '# організатори', other: '# організаторів' },
        { one: '# організатора', other: '# організаторів' },
      ),
      more,
      empty: 'Організаторів не знайдено',
    },
    categories: {
      loading: 'Завантаження категорій',
      shown: shownOf(
        'uk',
        'з',
        { one: '# категорія', few: '# категорії', other: '# категорій' },
        { one: '# категорії', other: '# категорій' },
      ),
      more,
      empty: 'Категорій не знайдено',
    },
    tags: {
      loading: 'Завантаження позначок',
      shown: shownOf(
        'uk',
        'з',
        { one: '# позначка', few: '# позначки', other: '# позначок' },
        { one: '# позначки', other: '# позначок' },
      ),
      more,
      empty: 'Позначок не знайдено',
    },
  },
  emptyHint: 'Нічого не відповідає цим фільтрам, або ще нічого не опубліковано.',

  items: {
    venues: {
      kind: 'Місце',
      loading: 'Завантаження місця',
      problems: {
        absent: 'Це місце не знайдено.',
        denied: 'Це місце не загальнодоступне.',
        trashed: 'Цього місця більше немає у списку.',
        protected: 'Це місце захищене паролем.',
      },
    },
    organizers: {
      kind: 'Організатор',
      loading: 'Завантаження організатора',
      problems: {
        absent: 'Цього організатора не знайдено.',
        denied: 'Сторінка цього організатора не загальнодоступна.',
        trashed: 'Цього організатора більше немає у списку.',
        protected: 'Сторінка цього організатора захищена паролем.',
      },
    },
  },
  hints: {
    absent: 'Можливо, сторінку видалено або посилання неправильне.',
    denied: 'Можливо, сторінку ще не опубліковано. Увійдіть, якщо маєте доступ.',
    trashed: 'Сторінку видалено з календаря.',
    protected: 'Введіть пароль, який вам надали.',
  },
  hiddenName: 'Захищено паролем',

  events: 'Майбутні події',
  upcoming: plural('uk', { one: '# майбутня подія', few: '# майбутні події', other: '# майбутніх подій' }),

  uses: {
    categories: plural('uk', { one: '# подія', few: '# події', other: '# подій' }),
    tags: plural('uk', { one: '# запис', few: '# записи', other: '# записів' }),
  },
  branch: (name) => `${name}: підкатегорії`,
  table: 'Таблиця',
  partFailed: 'Не вдалося завантажити цю частину сторінки.',
};
