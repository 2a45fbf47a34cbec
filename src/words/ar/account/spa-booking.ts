import type { Words } from '../../language.ts';

export const spaBooking: Words<'account'>['account']['spaBooking'] = {
  spaDayTitle: 'ملخص حجز يوم السبا',
  treatmentsTitle: 'ملخص حجز علاجات السبا',
  policy: {
    refund:
      'في حال الإلغاء، يُسترد 50% من التكلفة. أما إذا تم الإلغاء قبل الموعد بأقل من 48 ساعة، فتُحتسب التكلفة كاملة.',
    change: 'لإجراء تعديل، يُرجى الاتصال بفريق السبا.',
    call: 'لإجراء تعديل، يُرجى الاتصال بفريق السبا على {phone}.',
    arrive: 'يُرجى الوصول قبل 15 دقيقة من بدء يوم السبا أو العلاج.',
  },
  facts: { title: 'التاريخ والضيوف', date: 'التاريخ', guests: 'عدد الضيوف', package: 'باقة السبا' },
  treatments: 'علاجات {firstName}',
  treatment: '{name}، {n}\u00a0د',
  bill: {
    title: 'فاتورتكم',
    spaDays: 'أيام السبا: {n} × {price} =',
    treatments: 'العلاجات:',
    total: 'الإجمالي:',
  },
  itinerary: {
    title: 'البرنامج',
    guest: 'علاجات {firstName}',
    arrival: 'الوصول',
    departure: 'المغادرة',
  },
};
