// Read by a native speaker: no.
import { plural } from '../numbers.js';
import type { DetailMessages } from '../messages/detail.js';

export const detail: DetailMessages = {
  loading: 'イベントを読み込み中',
  kind: 'イベント',
  hasEnded: 'このイベントは終了しました。',
  nextDate: (day, time) => `次回: ${[day, time].filter(Boolean).join(' ')}`,
  statusNotices: {
    cancelled: '中止。このイベントは開催されません。',
    postponed: '延期。新しい日程は未定です。',
  },
  seeOthers: '他のイベントを見る',
  visit: 'ウェブサイトを見る',
  addToCalendar: 'カレンダーに追加',
  subscribe: '購読',
  calendarFile: 'カレンダーファイル (.ics)',
  allDates: 'すべての日程',
  download: plural('ja', { other: 'このイベント#件をダウンロード (.ics)' }),
  downloadPart: (part) => `${part}をダウンロード (.ics)`,
  subscribeIn: (app) => `${app}で購読`,
  fileFailed: 'ファイルを作成できませんでした。もう一度お試しください。',
  when: '日時',
  where: '場所',
  joinOnline: 'オンラインで参加',
  cost: '料金',
  organizers: '主催',
  tags: 'タグ',
  related: '関連イベント',
  adjacent: '前後のイベント',

  problems: {
    absent: { title: 'このイベントは見つかりません。', hint: '削除されたか、リンクが間違っている可能性があります。' },
    denied: {
      title: 'このイベントは公開されていません。',
      hint: 'まだ公開前の可能性があります。権限をお持ちの場合はログインしてください。',
    },
    trashed: { title: 'このイベントはもうご覧いただけません。', hint: 'カレンダーから削除されました。' },
    otherKind: { title: 'これはイベントではありません。', hint: 'リンク先はこのカレンダーの別のものです。' },
    protected: {
      title: 'このイベントはパスワードで保護されています。',
      hint: '受け取ったパスワードを入力してください。',
    },
  },
  table: '表',
  partFailed: 'ページのこの部分を読み込めませんでした。',
};
