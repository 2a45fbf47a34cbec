import type { Words } from '../language.ts';

export const words: Words<'guests'> = {
  guests: {
    title: 'أسماء الضيوف',
    summary: 'أخبرونا بأسماء المقيمين لنحجز لكم مزايا باقتكم',
    later: 'يمكنكم الآن ذكر من تشاؤون من الضيوف، أما أسماء الآخرين فيمكن ذكرها عند وصولهم.',
    room: 'ضيوف الغرفة\u00a0{leg}:',
    member: 'سأقيم في هذه الغرفة',
    ofRoom: '{guest} في الغرفة\u00a0{leg}',
    guest: 'الضيف {n}',
    child: 'الطفل {n} ({age})',
    age: {
      zero: 'أقل من سنة',
      one: 'سنة واحدة',
      two: 'سنتان',
      few: '{n} سنوات',
      many: '{n} سنة',
      other: '{n} سنة',
    },
    underOne: 'أقل من سنة',
    fields: { title: 'اللقب', firstName: 'الاسم الأول', lastName: 'اسم العائلة' },
    labels: { title: 'اللقب', firstName: 'الاسم الأول', lastName: 'اسم العائلة' },
    incomplete: 'يُرجى التحقق من الأسماء',
    problem: 'الغرفة\u00a0{leg}، {guest}: {message}',
  },
};
