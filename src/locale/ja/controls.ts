// Read by a native speaker: no.
import { plural } from '../numbers.js';
import type { ControlMessages } from '../messages/controls.js';

export const controls: ControlMessages = {
  search: 'イベントを検索',
  clearSearch: '検索をクリア',
  suggestions: '候補',
  suggested: { recent: '最近の検索', date: '日付', event: 'イベント', venue: '会場', category: 'カテゴリー' },
  suggestionCount: plural('ja', { other: '候補#件' }),
  searchWords: (text) => `タイトルと本文で「${text}」を検索`,
  forgetSearches: '最近の検索を消去',
  emptySearch: (text) => `タイトルか本文に「${text}」を含むイベントはありません`,
  wayOn: (facet, name, events) => `${facet}: ${name} – ${events} →`,
  without: (name, events) => `「${name}」なし: ${events}`,
  nextOn: (day) => `次: ${day}`,

  filters: '絞り込み',
  facets: {
    category: 'カテゴリー',
    tag: 'タグ',
    venue: '会場',
    organizer: '主催者',
    date: '日付',
    featured: '注目',
    cost: '無料',
    online: 'オンライン',
    ticketed: 'チケットあり',
    near: '現在地の近く',
  },
  active: plural('ja', { other: '#件適用中' }),
  moreFacets: 'その他',
  activeFilters: '適用中の絞り込み',
  remove: (name) => `絞り込みを解除: ${name}`,
  clearAll: 'すべて解除',
  show: plural('ja', { other: 'イベント#件を表示', more: '#件以上のイベントを表示' }),

  find: { category: 'カテゴリーを探す', tag: 'タグを探す', venue: '会場を探す', organizer: '主催者を探す' },
  sharedTags: 'イベントのないタグも含まれている場合があります。',
  loading: '読み込み中',
  none: '該当なし',
  further: plural('ja', { other: '他#件: 入力して検索' }),

  dates: {
    any: 'すべての日付',
    today: '今日',
    tomorrow: '明日',
    weekend: '今週末',
    'next-weekend': '来週末',
    week: '今週',
    'next-week': '来週',
    month: '今月',
    'next-month': '来月',
    days: '日を選択',
  },
  dateWords: {
    today: '本日, 今夜, 今晩',
    tomorrow: 'あした, 明日の夜, 明晩',
    weekend: '週末, 今度の週末, 土日',
    'next-weekend': '次の週末, 来週の週末',
    week: '週, 今週中',
    'next-week': '次の週, 翌週',
    month: '月, 今月中',
    'next-month': '次の月, 翌月',
  },
  dateFillers: 'の, に, から, まで, 今度, 次',
  daysHint: '日を選択してください。複数の日は、もう1日選択します。',

  noLonger: {
    category: (name) => `カテゴリー「${name}」はなくなりました。`,
    tag: (name) => `タグ「${name}」はなくなりました。`,
    venue: (name) => `会場「${name}」はなくなりました。`,
    organizer: (name) => `主催者「${name}」はなくなりました。`,
  },

  nearUnsupported: 'このカレンダーは距離で検索できません。',
};
