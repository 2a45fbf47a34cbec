import type { Words } from '../../language.ts';

export const stayPackages: Words<'account'>['account']['stayPackages'] = {
  open: {
    restaurant: 'حجز طاولة',
    spa: 'إضافة إلى الغرفة\u00a0{leg}',
    mud: 'إضافة إلى الغرفة\u00a0{leg}',
    spaGarden: 'إضافة إلى الغرفة\u00a0{leg}',
  },
  booked: {
    zero: '{name}',
    one: '{name}',
    two: '{n} × {name}',
    few: '{n} × {name}',
    many: '{n} × {name}',
    other: '{n} × {name}',
  },
  adding: 'جارٍ إضافتها إلى إقامتكم…',
  removing: 'جارٍ إزالتها من إقامتكم…',
  failed: { add: 'تعذّرت الإضافة. {reason}', remove: 'تعذّرت الإزالة. {reason}' },
  unavailable: 'يُرجى المحاولة مجددًا بعد قليل.',
};
