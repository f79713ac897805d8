// Read by a native speaker: no.
import type { ErrorMessages } from '../messages/errors.js';
import { plural } from '../numbers.js';

export const errors: ErrorMessages = {
  owner: '供网站所有者参考',
  network: (host) => `无法连接到 ${host}。`,
  timeout: (host) => `${host} 响应时间过长。`,
  cors: (host) => `${host} 不允许此页面读取数据。`,
  shape: (host, line) => `${host} 的响应不是日历数据。${line ? `其开头为“${line}”。` : ''}`,
  tooLong: (host) => `${host} 发送的数据超出了页面的容量。`,
  leftOut: plural('zh', { other: '有 # 个条目无法显示。' }),
  missingFrom: (hosts) => `缺少来自 ${hosts} 的活动。`,
  missing: (host, namespaces) => `${host} 在此地址没有日历。${namespaces && `那里的命名空间：${namespaces}。`}`,
  missingPlugin: '在 WordPress 中，可通过 The Events Calendar 等插件添加日历。',
  doubled: (attribute, namespace) => `${attribute} 过长。请只填写 ${namespace} 之前的部分。`,
  denied: '此内容未公开。',
  closed: (host) => `${host} 只响应已登录的用户。安全插件可能对访客关闭了 REST API。`,
  http: (host, status) => `${host} 无法响应（错误 ${status}）。`,
  refused: (attributes) => `日历不接受 ${attributes}。`,
  unreadable: (attribute, expected) => `无法读取 ${attribute}。应为：${expected}。`,
  unset: (attribute) => `缺少属性 ${attribute}。`,

  expected: {
    text: '文本',
    date: '日期，例如 2026-12-31',
    integer: '整数',
    positive: '不小于 1 的整数',
    number: '数字',
    boolean: 'true 或 false',
    weekday: '1（星期一）到 7（星期日）',
    zone: '时区，例如 Europe/Berlin',
    url: '地址，例如 https://example.org/wp-json，不带其他引号',
    ids: '以逗号分隔的 ID',
    idsOrSlugs: '以逗号分隔的 ID 或别名',
    tiles: '包含 {z}、{x} 和 {y} 的 http 或 https 地址',
    geocoder: '包含 {address} 的 http 或 https 地址',
    places: '含有坐标的 JSON 文件的地址',
    oneServer: '别名或单个 base-url，因为每个日历都有自己的 ID',
    choice: (choices) => `${choices} 之一`,
  },
};
