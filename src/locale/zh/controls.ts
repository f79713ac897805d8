// Read by a native speaker: no.
import { plural } from '../numbers.js';
import type { ControlMessages } from '../messages/controls.js';

export const controls: ControlMessages = {
  search: '搜索活动',
  clearSearch: '清除搜索',
  suggestions: '建议',
  suggested: { recent: '最近搜索', date: '日期', event: '活动', venue: '场地', category: '分类' },
  suggestionCount: plural('zh', { other: '# 条建议' }),
  searchWords: (text) => `在标题和正文中搜索“${text}”`,
  forgetSearches: '清除最近搜索',
  emptySearch: (text) => `没有标题或正文包含“${text}”的活动`,
  wayOn: (facet, name, events) => `${facet}：${name} – ${events} →`,
  without: (name, events) => `不限“${name}”：${events}`,
  nextOn: (day) => `下一个：${day}`,

  filters: '筛选',
  facets: {
    category: '分类',
    tag: '标签',
    venue: '场地',
    organizer: '主办方',
    date: '日期',
    featured: '精选',
    cost: '免费',
    online: '线上',
    ticketed: '有门票',
    near: '我附近',
  },
  active: plural('zh', { other: '已选 # 项' }),
  moreFacets: '更多',
  activeFilters: '当前筛选',
  remove: (name) => `移除筛选：${name}`,
  clearAll: '全部清除',
  show: plural('zh', { other: '显示 # 个活动', more: '显示超过 # 个活动' }),

  find: { category: '查找分类', tag: '查找标签', venue: '查找场地', organizer: '查找主办方' },
  sharedTags: '其中一些标签可能没有活动。',
  loading: '正在加载',
  none: '无匹配项',
  further: plural('zh', { other: '还有 # 个：输入即可查找' }),

  dates: {
    any: '任意日期',
    today: '今天',
    tomorrow: '明天',
    weekend: '本周末',
    'next-weekend': '下周末',
    week: '本周',
    'next-week': '下周',
    month: '本月',
    'next-month': '下个月',
    days: '选择日期',
  },
  dateWords: {
    today: '今日, 今晚',
    tomorrow: '明日, 明晚',
    weekend: '周末, 这个周末, 这周末',
    'next-weekend': '下个周末',
    week: '这周, 这个星期, 本星期',
    'next-week': '下星期, 下个星期',
    month: '这个月',
    'next-month': '下月',
  },
  dateFillers: '在, 的, 从, 到, 这个, 下个',
  daysHint: '选择一天；如需多天，请再选择一天。',

  noLonger: {
    category: (name) => `分类“${name}”已不存在。`,
    tag: (name) => `标签“${name}”已不存在。`,
    venue: (name) => `场地“${name}”已不存在。`,
    organizer: (name) => `主办方“${name}”已不存在。`,
  },

  nearUnsupported: '此日历不支持按距离搜索。',
};
