import type { PinWords } from '../messages/authoring-pin.js';
import { isolated } from './isolated.js';

export const pin: PinWords = {
  label: 'الموقع على الخريطة',
  missing: 'أدخِل خط العرض وخط الطول، أو اختر الموقع على الخريطة',
  help: `بالدرجات، مثل ${isolated('24.713')} و${isolated('46.675')}`,
  show: 'الاختيار على خريطة',
  hide: 'إخفاء الخريطة',
  map: 'خريطة عليها موقع المكان',
  pin: 'دبوس المكان',
  keys: 'انقر على الخريطة أو اضغط Enter عليها لوضع الدبوس، ثم اسحبه أو حرّكه بمفاتيح الأسهم، ومع مفتاح Shift بخطوات أكبر.',
  moved: (latitude, longitude) => `الدبوس عند ${isolated(latitude)}، ${isolated(longitude)}.`,
  remove: 'إزالة الدبوس',
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
  failed: 'تعذّر تحميل الخريطة. ما زال بإمكانك إدخال الأرقام.',
  findAddress: 'البحث بالعنوان',
  findAddressHelp: (host) => `يُرسَل بذلك عنوان المكان إلى ${isolated(host)}.`,
  noAddress: 'أدخِل عنوانًا أو مدينة أولًا',
  finding: 'جارٍ البحث عن العنوان',
  found: 'أيّها المقصود؟',
  notFound: 'لم يُعثر على العنوان. اختر الموقع على الخريطة أو أدخِل الأرقام.',
  notReached: (host) => `تعذّر الوصول إلى ${isolated(host)}. اختر الموقع على الخريطة أو أدخِل الأرقام.`,
};
