import type { Words } from '../../language.ts';

export const frame: Words<'account'>['account']['frame'] = {
  welcome: 'مرحبًا بعودتكم، {firstName}!',
  menu: {
    label: 'حسابكم',
    bookings: 'حجوزاتكم',
    details: 'بيانات الحساب',
    preferences: 'التفضيلات',
    logout: 'تسجيل الخروج',
  },
  leave: {
    title: 'المغادرة بدون حفظ؟',
    text: 'لم تُحفظ تغييراتكم.',
    confirm: 'مغادرة هذه الصفحة',
    cancel: 'البقاء في هذه الصفحة',
  },
  unavailable: {
    title: 'لا يمكننا عرض حسابكم',
    text: 'يُرجى المحاولة مجددًا بعد قليل.',
  },
};
