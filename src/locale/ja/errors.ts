// Read by a native speaker: no.
import type { ErrorMessages } from '../messages/errors.js';
import { plural } from '../numbers.js';

export const errors: ErrorMessages = {
  owner: 'サイト管理者の方へ',
  network: (host) => `${host}に接続できませんでした。`,
  timeout: (host) => `${host}の応答に時間がかかりすぎました。`,
  cors: (host) => `${host}はこのページからの読み取りを許可していません。`,
  shape: (host, line) => `${host}の応答はカレンダーのデータではありません。${line ? `先頭は「${line}」です。` : ''}`,
  tooLong: (host) => `${host}から、ページに収まらない量のデータが送られました。`,
  leftOut: plural('ja', { other: '#件の項目を表示できませんでした。' }),
  missingFrom: (hosts) => `${hosts}のイベントがありません。`,
  missing: (host, namespaces) =>
    `${host}のこのアドレスにカレンダーはありません。${namespaces && `ある名前空間: ${namespaces}`}`,
  missingPlugin: 'WordPressでは、The Events Calendarなどのプラグインで追加できます。',
  doubled: (attribute, namespace) => `${attribute}が長すぎます。${namespace}より前の部分だけを指定してください。`,
  denied: 'これは公開されていません。',
  closed: (host) =>
    `${host}はログインした人にだけ応答します。セキュリティプラグインがゲストにREST APIを閉じている可能性があります。`,
  http: (host, status) => `${host}は応答できませんでした (エラー${status})。`,
  refused: (attributes) => `カレンダーは${attributes}を受け付けません。`,
  unreadable: (attribute, expected) => `${attribute}を読み取れません。必要な値: ${expected}。`,
  unset: (attribute) => `属性${attribute}がありません。`,

  expected: {
    text: 'テキスト',
    date: '2026-12-31のような日付',
    integer: '整数',
    positive: '1以上の整数',
    number: '数値',
    boolean: 'trueまたはfalse',
    weekday: '1 (月曜日) から7 (日曜日)',
    zone: 'Europe/Berlinのようなタイムゾーン',
    url: 'https://example.org/wp-json のようなアドレス (余分な引用符なし)',
    ids: 'コンマ区切りのID',
    idsOrSlugs: 'コンマ区切りのIDまたはスラッグ',
    tiles: '{z}、{x}、{y}を含むhttpまたはhttpsのアドレス',
    geocoder: '{address}を含むhttpまたはhttpsのアドレス',
    places: '座標を含むJSONファイルのアドレス',
    oneServer: 'スラッグ、または1つだけのbase-url (カレンダーごとにIDが異なるため)',
    choice: (choices) => `${choices}のいずれか`,
  },
};
