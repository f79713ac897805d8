// Read by a native speaker: no.
import { numbers, plural } from '../numbers.js';
import type { DirectoryMessages } from '../messages/directory.js';
import { shown } from './shown.js';

const number = numbers('ja');
const more = (count: number) => `さらに${number(count)}件表示`;

export const directory: DirectoryMessages = {
  lists: {
    venues: { loading: '会場を読み込み中', shown: shown({ other: '会場#件' }), more, empty: '会場が見つかりません' },
    organizers: {
      loading: '主催者を読み込み中',
      shown: shown({ other: '主催者#件' }),
      more,
      empty: '主催者が見つかりません',
    },
    categories: {
      loading: 'カテゴリーを読み込み中',
      shown: shown({ other: 'カテゴリー#件' }),
      more,
      empty: 'カテゴリーが見つかりません',
    },
    tags: { loading: 'タグを読み込み中', shown: shown({ other: 'タグ#件' }), more, empty: 'タグが見つかりません' },
  },
  emptyHint: '絞り込みに一致するものがないか、まだ何も公開されていません。',

  items: {
    venues: {
      kind: '会場',
      loading: '会場を読み込み中',
      problems: {
        absent: 'この会場は見つかりません。',
        denied: 'この会場は公開されていません。',
        trashed: 'この会場はもう掲載されていません。',
        protected: 'この会場はパスワードで保護されています。',
      },
    },
    organizers: {
      kind: '主催者',
      loading: '主催者を読み込み中',
      problems: {
        absent: 'この主催者は見つかりません。',
        denied: 'この主催者は公開されていません。',
        trashed: 'この主催者はもう掲載されていません。',
        protected: 'この主催者はパスワードで保護されています。',
      },
    },
  },
  hints: {
    absent: '削除されたか、リンクが間違っている可能性があります。',
    denied: 'まだ公開前の可能性があります。権限をお持ちの場合はログインしてください。',
    trashed: 'カレンダーから削除されました。',
    protected: '受け取ったパスワードを入力してください。',
  },
  hiddenName: 'パスワード保護中',

  events: '今後のイベント',
  upcoming: plural('ja', { other: '今後のイベント#件' }),

  uses: { categories: plural('ja', { other: 'イベント#件' }), tags: plural('ja', { other: '項目#件' }) },
  branch: (name) => `${name}: サブカテゴリー`,
  table: '表',
  partFailed: 'ページのこの部分を読み込めませんでした。',
};
