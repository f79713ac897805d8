// Read by a native speaker: no.
import { plural } from '../numbers.js';
import type { MapMessages } from '../messages/map.js';
import { shown } from './shown.js';

const places = plural('zh', { other: '# 个场地' });
const events = plural('zh', { other: '# 个活动' });
const near = (things: string, where: string) => (where ? `${where}附近的 ${things}` : things);

export const map: MapMessages = {
  loading: '正在加载场地',
  places,
  eventsAt: (count, at) => `${places(at)}，${events(count)}`,
  placeless: plural('zh', { other: '# 个无场地的活动' }),
  placesNear: (count, where) => near(places(count), where),
  eventsNear: (count, where) => near(events(count), where),
  marker: (name, count) => `${name}：${events(count)}`,
  all: plural('zh', { other: '全部 # 个活动' }),
  notOnMap: '不在地图上',
  noMap: '这些场地的确切位置未知，因此没有地图。',
  elsewhere: plural('zh', { other: '# 个场地在视野外' }),
  moreDates: plural('zh', { other: '还有 # 个日期' }),
  shownFolded: shown({ other: '# 个不同活动', more: '超过 # 个不同活动' }),
  also: '另有',
  times: '时间',
  furtherDates: plural('zh', { other: '+# 个日期' }),
  empty: '未找到场地',
  emptyHint: '没有符合筛选条件的内容。',

  map: '地图',
  keys: '方向键移动地图，加号和减号缩放。',
  skip: '跳过地图',
  list: '场地',
  zoomIn: '放大',
  zoomOut: '缩小',
  show: '在地图上显示',
  place: (name) => `：${name}`,
  wheel: (apple) => `按住 ${apple ? '⌘' : 'Ctrl'} 并滚动以缩放`,
  touch: '用双指移动地图',

  nearMe: '我附近',
  everywhere: '显示所有场地',
  locating: '正在查找您的位置…',
  you: '您在这里',
  away: (distance) => `距离 ${distance}`,
  within: (distance) => `${distance}以内`,
  nothingWithin: (distance) => `${distance}以内没有内容。`,
  searchHere: '搜索此处',
  inArea: '在地图的这一部分',
  nothingInArea: '地图的这一部分没有内容。',
  locateProblems: {
    denied: '此页面的位置访问被阻止。您可以在浏览器设置中允许。',
    unavailable: '无法找到您的位置。',
    timeout: '查找您的位置用时过长。',
  },

  source: (name) => `从 ${name} 加载`,
  ask: (host) => `地图从 ${host} 加载。如果显示地图，该服务器将收到您的 IP 地址，并看到您浏览的区域。`,
  allow: '显示地图',
  refuse: '暂不',
  refused: '地图已关闭。',
  withdraw: '关闭地图',
  offline: '地图需要网络连接。',
  mapFailed: '无法加载地图。',
  tilesFailed: (host) => `来自 ${host} 的地图背景未能加载。场地列表仍可使用。`,
};
