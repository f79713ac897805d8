import type { AuthoringMessages } from '../messages/authoring.js';
import { plural } from '../numbers.js';
import { isolated } from './isolated.js';
import { image, text } from './authoring-media.js';

const characters = plural('ar', { zero: 'صفر حرف', one: 'حرف واحد', two: 'حرفين', few: '# أحرف', many: '# حرفًا', other: '# حرف' });

export const authoring: AuthoringMessages = {
  text,
  image,
  loading: 'جارٍ تحميل النموذج',
  problem: 'هناك مشكلة',
  errorAt: 'خطأ:',
  optional: '(اختياري)',
  tooLong: (label, over) => `«${isolated(label)}» أطول من المسموح بمقدار ${characters(over)}`,
  notUrl: `أدخِل عنوان ويب، مثل ${isolated('https://example.org')}`,
  notEmail: `أدخِل عنوان بريد إلكتروني، مثل ${isolated('name@example.org')}`,
  refused: (label) => `لا يقبل الخادم هذه القيمة في «${isolated(label)}»`,
  refusedName: (name) => `لا يقبل الخادم «${isolated(name)}»`,

  failures: {
    offline: 'تعذّر الوصول إلى الخادم. ما كتبته ما زال هنا.',
    denied: 'لا يُسمح لك بذلك. اسأل من يدير التقويم.',
    gone: 'حُذف هذا في هذه الأثناء.',
    tooLarge: 'هذا أكثر مما يقبله الخادم. اختصر النص.',
    failed: 'حدث خطأ في الخادم. ما كتبته ما زال هنا.',
    tooMany: 'كانت المحاولات أكثر من المسموح.',
    signedOut: 'انتهت جلستك. سجِّل الدخول وسيُحفظ ما كتبته.',
  },
  again: (when) => `حاوِل مرة أخرى ${when}.`,
  saving: 'جارٍ الحفظ',
  saved: 'تم الحفظ',
  unsaved: 'لديك تغييرات لم تُحفظ.',
  keepEditing: 'متابعة التحرير',
  discard: 'تجاهل التغييرات',

  roles: {
    administrator: 'مدير',
    editor: 'محرر',
    author: 'كاتب',
    contributor: 'مساهم',
    subscriber: 'قارئ',
  },

  signIn: {
    title: 'تسجيل الدخول',
    name: { label: 'اسم المستخدم', missing: 'أدخِل اسم المستخدم' },
    password: { label: 'كلمة المرور', missing: 'أدخِل كلمة المرور' },
    remember: 'البقاء مسجَّلًا لمدة 30 يومًا',
    wrong: 'اسم المستخدم أو كلمة المرور غير صحيح',
    closed: 'لا يمكن تسجيل الدخول إلى هذا التقويم هنا.',
    noUser: 'ليس لهذا التقويم مستخدمون بعد. افتح الرابط الذي عرضته الخدمة عند تشغيلها.',
    signedIn: (name) => `مسجَّل الدخول باسم ${isolated(name)}`,
    signedOut: 'سجَّلت الخروج.',
    signOut: 'تسجيل الخروج',
    show: 'إظهار كلمة المرور',
    links: {
      setup: { title: 'إنشاء أول مستخدم', hint: 'يستطيع هذا المستخدم فعل كل شيء ودعوة الآخرين.', submit: 'إنشاء المستخدم' },
      invitation: { title: 'قبول الدعوة', hint: 'اختر كلمة مرور لتبدأ.', submit: 'إنشاء المستخدم' },
      password: { title: 'اختيار كلمة مرور جديدة', hint: 'ستُنهى جلساتك في كل مكان آخر.', submit: 'حفظ كلمة المرور' },
    },
    invitedAs: (role) => `دُعيت بصفة: ${isolated(role)}`,
    newPassword: { label: 'كلمة المرور الجديدة', missing: 'اختر كلمة مرور' },
    repeated: { label: 'كلمة المرور الجديدة مرة أخرى', missing: 'أدخِل كلمة المرور الجديدة مرة أخرى' },
    different: 'كلمتا المرور مختلفتان',
    tooShort: (least) => `اختر كلمة مرور لا تقل عن ${characters(least)}`,
    zone: { label: 'المنطقة الزمنية للتقويم', missing: 'اختر منطقة زمنية', help: 'تتبع الفعاليات الجديدة ساعتها.' },
    expired: 'لم يعد هذا الرابط صالحًا.',
    expiredHint: 'لقد استُخدم أو مضى عليه وقت طويل. اطلب رابطًا جديدًا ممن يدير التقويم.',
  },
};
