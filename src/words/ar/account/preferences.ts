import type { Words } from '../../language.ts';

export const preferences: Words<'account'>['account']['preferences'] = {
  title: 'تفضيلات البريد الإلكتروني',
  intro: 'ما الذي تودّون تلقي أخباره؟',
  submit: 'تحديث التفضيلات',
  loading: 'جارٍ تحميل تفضيلاتكم…',
  busy: 'جارٍ تحديث تفضيلاتكم…',
  saved: 'تم تحديث تفضيلاتكم.',
  failed: 'خطأ',
};
