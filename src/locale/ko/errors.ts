// Read by a native speaker: no.
import type { ErrorMessages } from '../messages/errors.js';
import { plural } from '../numbers.js';

export const errors: ErrorMessages = {
  owner: '사이트 소유자용',
  network: (host) => `${host}에 연결할 수 없습니다.`,
  timeout: (host) => `${host}의 응답이 너무 오래 걸렸습니다.`,
  cors: (host) => `${host}에서 이 페이지의 읽기를 허용하지 않습니다.`,
  shape: (host, line) => `${host}의 응답이 캘린더 데이터가 아닙니다.${line ? ` 시작 부분: ‘${line}’` : ''}`,
  tooLong: (host) => `${host}에서 페이지에 담을 수 없을 만큼 많은 데이터를 보냈습니다.`,
  leftOut: plural('ko', { other: '항목 #개를 표시할 수 없습니다.' }),
  missingFrom: (hosts) => `${hosts}의 이벤트가 없습니다.`,
  missing: (host, namespaces) =>
    `${host}의 이 주소에는 캘린더가 없습니다.${namespaces && ` 있는 네임스페이스: ${namespaces}`}`,
  missingPlugin: '워드프레스에서는 The Events Calendar 같은 플러그인으로 추가할 수 있습니다.',
  doubled: (attribute, namespace) => `${attribute}: 너무 깁니다. ${namespace} 앞부분만 입력하세요.`,
  denied: '공개되지 않았습니다.',
  closed: (host) =>
    `${host}에서는 로그인한 사용자에게만 응답합니다. 보안 플러그인이 손님에게 REST API를 닫았을 수 있습니다.`,
  http: (host, status) => `${host}에서 응답하지 못했습니다(오류 ${status}).`,
  refused: (attributes) => `캘린더에서 받지 않는 값: ${attributes}`,
  unreadable: (attribute, expected) => `읽을 수 없는 값: ${attribute}. 필요한 값: ${expected}.`,
  unset: (attribute) => `속성이 없습니다: ${attribute}`,

  expected: {
    text: '텍스트',
    date: '2026-12-31 같은 날짜',
    integer: '정수',
    positive: '1 이상의 정수',
    number: '숫자',
    boolean: 'true 또는 false',
    weekday: '1(월요일)~7(일요일)',
    zone: 'Europe/Berlin 같은 시간대',
    url: 'https://example.org/wp-json 같은 주소(다른 따옴표 없이)',
    ids: '쉼표로 구분한 ID',
    idsOrSlugs: '쉼표로 구분한 ID 또는 슬러그',
    tiles: '{z}, {x}, {y}가 포함된 http 또는 https 주소',
    geocoder: '{address}가 포함된 http 또는 https 주소',
    places: '좌표가 있는 JSON 파일의 주소',
    oneServer: '슬러그 또는 base-url 하나(캘린더마다 ID가 다르기 때문)',
    choice: (choices) => `${choices} 중 하나`,
  },
};
