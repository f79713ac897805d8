// Read by a native speaker: no.
import type { Messages } from '../messages/common.js';
import { numbers } from '../numbers.js';
import { shown } from './shown.js';

const number = numbers('zh');

export const common: Messages = {
  number,
  loading: '正在加载活动',
  shown: shown({ other: '# 个活动', more: '超过 # 个活动' }),
  pages: '页码',
  previous: '上一页',
  next: '下一页',
  page: (page, count) => `第 ${number(page)} 页，共 ${number(count)} 页`,
  more: (count) => `再显示 ${number(count)} 个`,

  empty: '未找到活动',
  emptyHint: '没有符合这些日期和筛选条件的内容。',
  noneUpcoming: '暂无即将举行的活动。',
  showUpcoming: '显示即将举行的活动',
  showPast: '显示过去的活动',

  retry: '重试',
  failed: '目前无法显示日历。',
  asOf: (time) => `更新于 ${time}`,
  stale: '无法刷新日历。',

  allDay: '全天',
  yourTime: '您的时间',
  untitled: '无标题',
  featured: '精选',
  nowOn: '正在进行：',
  runs: (day) => `进行中 · 至 ${day}`,
  until: (day) => `至 ${day}`,
  ended: '已结束',
  statuses: {
    cancelled: '已取消',
    postponed: '已延期',
    rescheduled: '已改期',
    movedOnline: '改为线上',
    online: '线上',
    hybrid: '同时线上',
    'sold-out': '已售罄',
    draft: '草稿',
    pending: '待审核',
    private: '私密',
    future: '定时发布',
    trash: '在回收站中',
    protected: '受保护',
    hidden: '未列出',
  },
  categories: '分类',
  noVenue: '无场地',
  other: '其他',
  noCategory: '无分类',

  close: '关闭',
  share: '分享',
  copied: '已复制',
  phone: '电话',
  email: '电子邮件',
  website: '网站',
  directions: '路线',
  pictureAt: (host) => `来自 ${host} 的图片`,
  password: '密码',
  open: '显示',
  wrongPassword: '密码错误，请重试。',
};
