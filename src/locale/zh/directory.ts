// Read by a native speaker: no.
import { numbers, plural } from '../numbers.js';
import type { DirectoryMessages } from '../messages/directory.js';
import { shown } from './shown.js';

const number = numbers('zh');
const more = (count: number) => `再显示 ${number(count)} 个`;

export const directory: DirectoryMessages = {
  lists: {
    venues: { loading: '正在加载场地', shown: shown({ other: '# 个场地' }), more, empty: '未找到场地' },
    organizers: { loading: '正在加载主办方', shown: shown({ other: '# 个主办方' }), more, empty: '未找到主办方' },
    categories: { loading: '正在加载分类', shown: shown({ other: '# 个分类' }), more, empty: '未找到分类' },
    tags: { loading: '正在加载标签', shown: shown({ other: '# 个标签' }), more, empty: '未找到标签' },
  },
  emptyHint: '没有符合筛选条件的内容，或尚未发布任何内容。',

  items: {
    venues: {
      kind: '场地',
      loading: '正在加载场地',
      problems: {
        absent: '找不到此场地。',
        denied: '此场地未公开。',
        trashed: '此场地已不再列出。',
        protected: '此场地受密码保护。',
      },
    },
    organizers: {
      kind: '主办方',
      loading: '正在加载主办方',
      problems: {
        absent: '找不到此主办方。',
        denied: '此主办方未公开。',
        trashed: '此主办方已不再列出。',
        protected: '此主办方受密码保护。',
      },
    },
  },
  hints: {
    absent: '它可能已被移除，或链接有误。',
    denied: '它可能尚未发布。如果您有权限，请登录。',
    trashed: '它已从日历中移除。',
    protected: '请输入您收到的密码。',
  },
  hiddenName: '受密码保护',

  events: '即将举行的活动',
  upcoming: plural('zh', { other: '# 个即将举行的活动' }),

  uses: { categories: plural('zh', { other: '# 个活动' }), tags: plural('zh', { other: '# 个条目' }) },
  branch: (name) => `${name}：子分类`,
  table: '表格',
  partFailed: '无法加载页面的这一部分。',
};
