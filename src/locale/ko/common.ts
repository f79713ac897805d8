// Read by a native speaker: no.
import type { Messages } from '../messages/common.js';
import { numbers } from '../numbers.js';
import { shown } from './shown.js';

const number = numbers('ko');

export const common: Messages = {
  number,
  loading: '이벤트 불러오는 중',
  shown: shown({ other: '이벤트 #개', more: '이벤트 #개 이상' }),
  pages: '페이지',
  previous: '이전',
  next: '다음',
  page: (page, count) => `${number(count)}페이지 중 ${number(page)}페이지`,
  more: (count) => `${number(count)}개 더 보기`,

  empty: '이벤트가 없습니다',
  emptyHint: '선택한 날짜와 필터에 맞는 항목이 없습니다.',
  noneUpcoming: '아직 예정된 이벤트가 없습니다.',
  showUpcoming: '예정된 이벤트 보기',
  showPast: '지난 이벤트 보기',

  retry: '다시 시도',
  failed: '지금은 캘린더를 표시할 수 없습니다.',
  asOf: (time) => `${time} 기준`,
  stale: '캘린더를 새로 고칠 수 없습니다.',

  allDay: '종일',
  yourTime: '현지 시간',
  untitled: '제목 없음',
  featured: '추천',
  nowOn: '진행 중:',
  runs: (day) => `진행 중 · ${day}까지`,
  until: (day) => `${day}까지`,
  ended: '종료',
  statuses: {
    cancelled: '취소됨',
    postponed: '연기됨',
    rescheduled: '일정 변경',
    movedOnline: '온라인으로 변경',
    online: '온라인',
    hybrid: '온라인 동시 진행',
    'sold-out': '매진',
    draft: '임시글',
    pending: '검토 대기 중',
    private: '비공개',
    future: '예약됨',
    trash: '휴지통에 있음',
    protected: '보호됨',
    hidden: '목록에 없음',
  },
  categories: '카테고리',
  noVenue: '장소 없음',
  other: '기타',
  noCategory: '카테고리 없음',

  close: '닫기',
  share: '공유',
  copied: '복사됨',
  phone: '전화',
  email: '이메일',
  website: '웹사이트',
  directions: '길찾기',
  pictureAt: (host) => `${host}의 이미지`,
  password: '비밀번호',
  open: '보기',
  wrongPassword: '비밀번호가 틀렸습니다. 다시 시도하세요.',
};
