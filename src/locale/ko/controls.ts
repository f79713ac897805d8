// Read by a native speaker: no.
import { plural } from '../numbers.js';
import type { ControlMessages } from '../messages/controls.js';

export const controls: ControlMessages = {
  search: '이벤트 검색',
  clearSearch: '검색어 지우기',
  suggestions: '추천 검색어',
  suggested: { recent: '최근 검색', date: '날짜', event: '이벤트', venue: '장소', category: '카테고리' },
  suggestionCount: plural('ko', { other: '추천 검색어 #개' }),
  searchWords: (text) => `제목과 본문에서 ‘${text}’ 검색`,
  forgetSearches: '최근 검색 지우기',
  emptySearch: (text) => `제목이나 본문에 ‘${text}’ 관련 이벤트가 없습니다`,
  wayOn: (facet, name, events) => `${facet}: ${name} – ${events} →`,
  without: (name, events) => `‘${name}’ 제외: ${events}`,
  nextOn: (day) => `다음: ${day}`,

  filters: '필터',
  facets: {
    category: '카테고리',
    tag: '태그',
    venue: '장소',
    organizer: '주최자',
    date: '날짜',
    featured: '추천',
    cost: '무료',
    online: '온라인',
    ticketed: '티켓 있음',
    near: '내 주변',
  },
  active: plural('ko', { other: '#개 적용됨' }),
  moreFacets: '더보기',
  activeFilters: '적용된 필터',
  remove: (name) => `필터 삭제: ${name}`,
  clearAll: '모두 지우기',
  show: plural('ko', { other: '이벤트 #개 보기', more: '이벤트 #개 이상 보기' }),

  find: { category: '카테고리 찾기', tag: '태그 찾기', venue: '장소 찾기', organizer: '주최자 찾기' },
  sharedTags: '일부 태그에는 이벤트가 없을 수 있습니다.',
  loading: '불러오는 중',
  none: '결과 없음',
  further: plural('ko', { other: '#개 더 있음: 입력하여 찾기' }),

  dates: {
    any: '모든 날짜',
    today: '오늘',
    tomorrow: '내일',
    weekend: '이번 주말',
    'next-weekend': '다음 주말',
    week: '이번 주',
    'next-week': '다음 주',
    month: '이번 달',
    'next-month': '다음 달',
    days: '날짜 선택',
  },
  dateWords: {
    today: '오늘 밤, 오늘 저녁',
    tomorrow: '내일 밤, 내일 저녁',
    weekend: '주말, 이번주말',
    'next-weekend': '다음주말, 다음 주 주말',
    week: '주, 이번주, 금주',
    'next-week': '다음주, 차주',
    month: '달, 이번달, 금월',
    'next-month': '다음달, 내달',
  },
  dateFillers: '에, 의, 부터, 까지, 이번, 다음, 오는',
  daysHint: '날짜를 선택하세요. 여러 날은 하루를 더 선택하세요.',

  noLonger: {
    category: (name) => `카테고리 ‘${name}’: 더 이상 없습니다.`,
    tag: (name) => `태그 ‘${name}’: 더 이상 없습니다.`,
    venue: (name) => `장소 ‘${name}’: 더 이상 없습니다.`,
    organizer: (name) => `주최자 ‘${name}’: 더 이상 없습니다.`,
  },

  nearUnsupported: '이 캘린더는 거리로 검색할 수 없습니다.',
};
