import type { Words } from '../../language.ts';

export const details: Words<'account'>['account']['details'] = {
  title: 'بيانات الحساب',
  fields: {
    title: 'اللقب',
    firstName: 'الاسم الأول',
    lastName: 'اسم العائلة',
    email: 'البريد الإلكتروني',
    emailInMessages: 'عنوان البريد الإلكتروني',
    telephone: 'رقم الهاتف',
    birthday: 'عيد الميلاد (اختياري)',
  },
  lookUp: 'البحث عن عنوان',
  postcode: 'الرمز البريدي',
  changePassword: 'تغيير كلمة المرور',
  submit: 'تحديث',
  busy: 'جارٍ تحديث بياناتكم…',
  saved: 'تم تحديث بياناتكم.',
  error: 'خطأ',
};
