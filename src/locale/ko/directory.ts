// Read by a native speaker: no.
import { numbers, plural } from '../numbers.js';
import type { DirectoryMessages } from '../messages/directory.js';
import { shown } from './shown.js';

const number = numbers('ko');
const more = (count: number) => `${number(count)}개 더 보기`;

export const directory: DirectoryMessages = {
  lists: {
    venues: { loading: '장소 불러오는 중', shown: shown({ other: '장소 #개' }), more, empty: '장소가 없습니다' },
    organizers: {
      loading: '주최자 불러오는 중',
      shown: shown({ other: '주최자 #개' }),
      more,
      empty: '주최자가 없습니다',
    },
    categories: {
      loading: '카테고리 불러오는 중',
      shown: shown({ other: '카테고리 #개' }),
      more,
      empty: '카테고리가 없습니다',
    },
    tags: { loading: '태그 불러오는 중', shown: shown({ other: '태그 #개' }), more, empty: '태그가 없습니다' },
  },
  emptyHint: '필터에 맞는 항목이 없거나 아직 게시된 항목이 없습니다.',

  items: {
    venues: {
      kind: '장소',
      loading: '장소 불러오는 중',
      problems: {
        absent: '장소를 찾을 수 없습니다.',
        denied: '공개되지 않은 장소입니다.',
        trashed: '더 이상 목록에 없는 장소입니다.',
        protected: '비밀번호로 보호된 장소입니다.',
      },
    },
    organizers: {
      kind: '주최자',
      loading: '주최자 불러오는 중',
      problems: {
        absent: '주최자를 찾을 수 없습니다.',
        denied: '공개되지 않은 주최자입니다.',
        trashed: '더 이상 목록에 없는 주최자입니다.',
        protected: '비밀번호로 보호된 주최자입니다.',
      },
    },
  },
  hints: {
    absent: '삭제되었거나 링크가 잘못되었을 수 있습니다.',
    denied: '아직 게시되지 않았을 수 있습니다. 권한이 있으면 로그인하세요.',
    trashed: '캘린더에서 삭제되었습니다.',
    protected: '받은 비밀번호를 입력하세요.',
  },
  hiddenName: '비밀번호로 보호됨',

  events: '예정된 이벤트',
  upcoming: plural('ko', { other: '예정된 이벤트 #개' }),

  uses: { categories: plural('ko', { other: '이벤트 #개' }), tags: plural('ko', { other: '항목 #개' }) },
  branch: (name) => `${name}: 하위 카테고리`,
  table: '표',
  partFailed: '페이지의 이 부분을 불러올 수 없습니다.',
};
