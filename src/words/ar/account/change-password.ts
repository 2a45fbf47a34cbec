import type { Words } from '../../language.ts';

export const changePassword: Words<'account'>['account']['changePassword'] = {
  title: 'تغيير كلمة المرور',
  fields: {
    oldPassword: 'كلمة المرور الحالية',
    newPassword: 'كلمة المرور الجديدة',
    passwordAgain: 'تأكيد كلمة المرور',
  },
  submit: 'تحديث',
  busy: 'جارٍ تغيير كلمة المرور…',
  changed: 'تم تغيير كلمة المرور بنجاح.',
  failed: { title: 'خطأ', text: 'حدث خطأ. يُرجى المحاولة مجددًا.' },
};
