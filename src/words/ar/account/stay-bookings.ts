import type { Words } from '../../language.ts';

export const stayBookings: Words<'account'>['account']['stayBookings'] = {
  arrive: 'الوصول',
  depart: 'المغادرة',
  checkIn: 'تسجيل الوصول',
  checkOut: 'تسجيل المغادرة',
  rooms: 'عدد الغرف:',
  guests: 'الضيوف:',
  roomType: 'نوع الغرفة',
  roomTypeOf: 'نوع الغرفة\u00a0{leg}',
  spa: 'اعرضوا التفاصيل للاطلاع على برنامجكم في السبا',
  review: {
    text: 'نأمل أن تكونوا قد استمتعتم بإقامتكم! ما رأيكم في ترك {link}؟',
    link: 'تقييم لنا',
  },
  deposit: 'الدفعة المقدمة: {amount}',
  dueOnArrival: 'المستحق عند الوصول: {amount}',
  bookAgain: 'الحجز مجددًا',
};
