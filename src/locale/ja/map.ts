// Read by a native speaker: no.
import { plural } from '../numbers.js';
import type { MapMessages } from '../messages/map.js';
import { shown } from './shown.js';

const places = plural('ja', { other: '会場#件' });
const events = plural('ja', { other: 'イベント#件' });
const near = (things: string, where: string) => (where ? `${where}付近の${things}` : things);

export const map: MapMessages = {
  loading: '会場を読み込み中',
  places,
  eventsAt: (count, at) => `${places(at)}、${events(count)}`,
  placeless: plural('ja', { other: '会場のないイベント#件' }),
  placesNear: (count, where) => near(places(count), where),
  eventsNear: (count, where) => near(events(count), where),
  marker: (name, count) => `${name}: ${events(count)}`,
  all: plural('ja', { other: '全#件のイベント' }),
  notOnMap: '地図上にありません',
  noMap: 'これらの会場の正確な位置が不明なため、地図はありません。',
  elsewhere: plural('ja', { other: '範囲外の会場#件' }),
  moreDates: plural('ja', { other: '他の日程#件' }),
  shownFolded: shown({ other: '異なるイベント#件', more: '異なるイベント#件以上' }),
  also: '他の日程',
  times: '時間',
  furtherDates: plural('ja', { other: '他#日程' }),
  empty: '会場が見つかりません',
  emptyHint: '絞り込みに一致するものはありません。',

  map: '地図',
  keys: '矢印キーで地図を移動、プラスとマイナスで拡大・縮小します。',
  skip: '地図をスキップ',
  list: '会場',
  zoomIn: '拡大',
  zoomOut: '縮小',
  show: '地図に表示',
  place: (name) => `: ${name}`,
  wheel: (apple) => `${apple ? '⌘' : 'Ctrl'}を押しながらスクロールで拡大・縮小`,
  touch: '地図を2本の指で動かします',

  nearMe: '現在地の近く',
  everywhere: 'すべての会場を表示',
  locating: '現在地を取得中…',
  you: '現在地',
  away: (distance) => `${distance}先`,
  within: (distance) => `${distance}以内`,
  nothingWithin: (distance) => `${distance}以内には何もありません。`,
  searchHere: 'ここを検索',
  inArea: '地図のこの範囲',
  nothingInArea: '地図のこの範囲には何もありません。',
  locateProblems: {
    denied: 'このページでは位置情報がブロックされています。ブラウザーの設定で許可できます。',
    unavailable: '現在地を取得できませんでした。',
    timeout: '現在地の取得に時間がかかりすぎました。',
  },

  source: (name) => `${name}から読み込み`,
  ask: (host) => `地図は${host}から読み込まれます。表示すると、そのサーバーにIPアドレスと閲覧中の地域が送信されます。`,
  allow: '地図を表示',
  refuse: '今はしない',
  refused: '地図はオフです。',
  withdraw: '地図をオフにする',
  offline: '地図にはインターネット接続が必要です。',
  mapFailed: '地図を読み込めませんでした。',
  tilesFailed: (host) => `${host}の地図の背景を読み込めませんでした。会場のリストは引き続き使えます。`,
};
