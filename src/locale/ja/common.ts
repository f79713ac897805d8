// Read by a native speaker: no.
import type { Messages } from '../messages/common.js';
import { numbers } from '../numbers.js';
import { shown } from './shown.js';

const number = numbers('ja');

export const common: Messages = {
  number,
  loading: 'イベントを読み込み中',
  shown: shown({ other: 'イベント#件', more: 'イベント#件以上' }),
  pages: 'ページ',
  previous: '前へ',
  next: '次へ',
  page: (page, count) => `${number(count)}ページ中${number(page)}ページ目`,
  more: (count) => `さらに${number(count)}件表示`,

  empty: 'イベントが見つかりません',
  emptyHint: 'この日付と絞り込みに一致するものはありません。',
  noneUpcoming: '今後のイベントはまだありません。',
  showUpcoming: '今後のイベントを表示',
  showPast: '過去のイベントを表示',

  retry: '再試行',
  failed: '現在、カレンダーを表示できません。',
  asOf: (time) => `${time}時点`,
  stale: 'カレンダーを更新できませんでした。',

  allDay: '終日',
  yourTime: 'お使いの地域の時刻',
  untitled: '無題',
  featured: '注目',
  nowOn: '開催中:',
  runs: (day) => `開催中・${day}まで`,
  until: (day) => `${day}まで`,
  ended: '終了',
  statuses: {
    cancelled: '中止',
    postponed: '延期',
    rescheduled: '日程変更',
    movedOnline: 'オンラインに変更',
    online: 'オンライン',
    hybrid: 'オンライン併催',
    'sold-out': '完売',
    draft: '下書き',
    pending: 'レビュー待ち',
    private: '非公開',
    future: '公開予約済み',
    trash: 'ゴミ箱内',
    protected: '保護中',
    hidden: '一覧に非表示',
  },
  categories: 'カテゴリー',
  noVenue: '会場なし',
  other: 'その他',
  noCategory: 'カテゴリーなし',

  close: '閉じる',
  share: '共有',
  copied: 'コピーしました',
  phone: '電話番号',
  email: 'メール',
  website: 'ウェブサイト',
  directions: '経路',
  pictureAt: (host) => `${host}の画像`,
  password: 'パスワード',
  open: '表示',
  wrongPassword: 'パスワードが違います。もう一度お試しください。',
};
