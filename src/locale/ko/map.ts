// Read by a native speaker: no.
import { plural } from '../numbers.js';
import type { MapMessages } from '../messages/map.js';
import { shown } from './shown.js';

const places = plural('ko', { other: '장소 #개' });
const events = plural('ko', { other: '이벤트 #개' });
const near = (things: string, where: string) => (where ? `${where} 근처 ${things}` : things);

export const map: MapMessages = {
  loading: '장소 불러오는 중',
  places,
  eventsAt: (count, at) => `${places(at)}, ${events(count)}`,
  placeless: plural('ko', { other: '장소 없는 이벤트 #개' }),
  placesNear: (count, where) => near(places(count), where),
  eventsNear: (count, where) => near(events(count), where),
  marker: (name, count) => `${name}: ${events(count)}`,
  all: plural('ko', { other: '이벤트 #개 모두 보기' }),
  notOnMap: '지도에 없음',
  noMap: '이 장소들의 정확한 위치를 알 수 없어 지도가 없습니다.',
  elsewhere: plural('ko', { other: '화면 밖 장소 #개' }),
  moreDates: plural('ko', { other: '다른 날짜 #개' }),
  shownFolded: shown({ other: '서로 다른 이벤트 #개', more: '서로 다른 이벤트 #개 이상' }),
  also: '다른 일정',
  times: '시간',
  furtherDates: plural('ko', { other: '+날짜 #개' }),
  empty: '장소가 없습니다',
  emptyHint: '필터에 맞는 항목이 없습니다.',

  map: '지도',
  keys: '화살표 키로 지도를 이동하고, 더하기와 빼기로 확대/축소합니다.',
  skip: '지도 건너뛰기',
  list: '장소',
  zoomIn: '확대',
  zoomOut: '축소',
  show: '지도에서 보기',
  place: (name) => `: ${name}`,
  wheel: (apple) => `확대/축소하려면 ${apple ? '⌘' : 'Ctrl'} 키를 누른 채 스크롤하세요`,
  touch: '두 손가락으로 지도를 움직이세요',

  nearMe: '내 주변',
  everywhere: '모든 장소 보기',
  locating: '내 위치 찾는 중…',
  you: '현재 위치',
  away: (distance) => `${distance} 거리`,
  within: (distance) => `${distance} 이내`,
  nothingWithin: (distance) => `${distance} 이내에 아무것도 없습니다.`,
  searchHere: '여기서 검색',
  inArea: '지도의 이 부분',
  nothingInArea: '지도의 이 부분에 아무것도 없습니다.',
  locateProblems: {
    denied: '이 페이지에서 위치 정보가 차단되었습니다. 브라우저 설정에서 허용할 수 있습니다.',
    unavailable: '현재 위치를 찾을 수 없습니다.',
    timeout: '현재 위치를 찾는 데 너무 오래 걸렸습니다.',
  },

  source: (name) => `${name}에서 불러옴`,
  ask: (host) =>
    `지도는 ${host}에서 불러옵니다. 지도를 표시하면 이 서버가 IP 주소를 받고 어느 지역을 보는지 알게 됩니다.`,
  allow: '지도 표시',
  refuse: '나중에',
  refused: '지도가 꺼져 있습니다.',
  withdraw: '지도 끄기',
  offline: '지도를 보려면 인터넷 연결이 필요합니다.',
  mapFailed: '지도를 불러올 수 없습니다.',
  tilesFailed: (host) => `${host}의 지도 배경을 불러오지 못했습니다. 장소 목록은 계속 사용할 수 있습니다.`,
};
