// Read by a native speaker: no.
import { plural } from '../numbers.js';
import type { DetailMessages } from '../messages/detail.js';

export const detail: DetailMessages = {
  loading: '正在加载活动',
  kind: '活动',
  hasEnded: '此活动已结束。',
  nextDate: (day, time) => `下一场：${[day, time].filter(Boolean).join(' ')}`,
  statusNotices: {
    cancelled: '已取消。此活动不会举行。',
    postponed: '已延期。新的日期尚未确定。',
  },
  seeOthers: '查看其他活动',
  visit: '访问网站',
  addToCalendar: '添加到日历',
  subscribe: '订阅',
  calendarFile: '日历文件 (.ics)',
  allDates: '所有日期',
  download: plural('zh', { other: '下载这 # 个活动 (.ics)' }),
  downloadPart: (part) => `下载 ${part} (.ics)`,
  subscribeIn: (app) => `在 ${app} 中订阅`,
  fileFailed: '无法创建文件，请重试。',
  when: '时间',
  where: '地点',
  joinOnline: '线上参加',
  cost: '费用',
  organizers: '主办方',
  tags: '标签',
  related: '类似活动',
  adjacent: '前后的活动',

  problems: {
    absent: { title: '找不到此活动。', hint: '它可能已被移除，或链接有误。' },
    denied: { title: '此活动未公开。', hint: '它可能尚未发布。如果您有权限，请登录。' },
    trashed: { title: '此活动已不可用。', hint: '它已从日历中移除。' },
    otherKind: { title: '这不是活动。', hint: '链接指向此日历中的其他内容。' },
    protected: { title: '此活动受密码保护。', hint: '请输入您收到的密码。' },
  },
  table: '表格',
  partFailed: '无法加载页面的这一部分。',
};
