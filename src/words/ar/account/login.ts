import type { Words } from '../../language.ts';

export const login: Words<'account'>['account']['login'] = {
  title: 'تسجيل الدخول',
  username: 'عنوان البريد الإلكتروني',
  notes: {
    passwordReset: 'تم تغيير كلمة المرور بنجاح. يُرجى تسجيل الدخول أدناه.',
    accountCreated: 'تم إنشاء حسابكم بنجاح. يُرجى تسجيل الدخول أدناه.',
  },
  failed: { title: 'خطأ', other: 'عذرًا، حدث خطأ.' },
  golf: 'دخول أعضاء الجولف',
  newTitle: 'ليس لديكم حساب لدى {brand}؟',
  register: 'إنشاء حساب',
  find: 'البحث عن حجز بدون حساب',
};
