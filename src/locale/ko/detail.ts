// Read by a native speaker: no.
import { plural } from '../numbers.js';
import type { DetailMessages } from '../messages/detail.js';

export const detail: DetailMessages = {
  loading: '이벤트 불러오는 중',
  kind: '이벤트',
  hasEnded: '종료된 이벤트입니다.',
  nextDate: (day, time) => `다음 일정: ${[day, time].filter(Boolean).join(' ')}`,
  statusNotices: {
    cancelled: '취소됨. 이 이벤트는 열리지 않습니다.',
    postponed: '연기됨. 새 일정은 아직 정해지지 않았습니다.',
  },
  seeOthers: '다른 이벤트 보기',
  visit: '웹사이트 방문',
  addToCalendar: '캘린더에 추가',
  subscribe: '구독',
  calendarFile: '캘린더 파일(.ics)',
  allDates: '모든 날짜',
  download: plural('ko', { other: '이 이벤트 #개 다운로드(.ics)' }),
  downloadPart: (part) => `${part} 다운로드(.ics)`,
  subscribeIn: (app) => `${app}에서 구독`,
  fileFailed: '파일을 만들 수 없습니다. 다시 시도하세요.',
  when: '일시',
  where: '장소',
  joinOnline: '온라인 참여',
  cost: '요금',
  organizers: '주최',
  tags: '태그',
  related: '비슷한 이벤트',
  adjacent: '이전 및 다음 이벤트',

  problems: {
    absent: { title: '이벤트를 찾을 수 없습니다.', hint: '삭제되었거나 링크가 잘못되었을 수 있습니다.' },
    denied: {
      title: '공개되지 않은 이벤트입니다.',
      hint: '아직 게시되지 않았을 수 있습니다. 권한이 있으면 로그인하세요.',
    },
    trashed: { title: '더 이상 볼 수 없는 이벤트입니다.', hint: '캘린더에서 삭제되었습니다.' },
    otherKind: { title: '이벤트가 아닙니다.', hint: '링크가 이 캘린더의 다른 항목으로 연결됩니다.' },
    protected: { title: '비밀번호로 보호된 이벤트입니다.', hint: '받은 비밀번호를 입력하세요.' },
  },
  table: '표',
  partFailed: '페이지의 이 부분을 불러올 수 없습니다.',
};
