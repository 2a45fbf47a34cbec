import type { RateRecord, World } from '../../demo/estate/world/types.ts';
import type { RoomType } from '../../demo/estate/world/wire.ts';

/** A stay to book in a world of the estate, room by room. */
export interface Stay {
  nights: number;
  rooms: { roomCode: string; adults: number; ages: number[]; dogs: number; flowers: number }[];
  /** Voucher references, which are applied at the search. */
  vouchers: string[];
  /** The e-mail address of the member who books, or null for an anonymous guest. */
  member: string | null;
}

/** Sums in pence, computed by hand. */
export interface Sums {
  /** Each room's price: on its card, beside its rate, and as 'Room & rate' with fees. */
  rooms: number[];
  /** Each room's total with add-ons, before vouchers. */
  totals: number[];
  payable: number[];
  today: number;
  onArrival: number;
}

/** A world at the limits of the estate: its changes, a stay to book and the sums expected. */
export interface EstateWorld {
  change: (world: World) => void;
  stay: Stay;
  sums: Sums;
}

/** £80.50 a night for two, paid on arrival. */
const LATER = 'SYGR';
/** £67.50 a night for two, paid with the booking. */
const NOW = 'SYHL';

const couple = (roomCode: string, more: Partial<Stay['rooms'][number]> = {}) => ({
  roomCode,
  adults: 2,
  ages: [],
  dogs: 0,
  flowers: 0,
  ...more,
});

/**
 * Leaves two room types, each at one price that is easy to compute, that take everybody and never sell out.
 */
function plain(world: World): void {
  const price = (code: string, roomCode: string, perAdultNight: number): RateRecord => {
    const rate = world.rates.find((record) => record.code === code);
    if (!rate) throw new Error(`no rate ${code}`);
    return { ...rate, roomCodes: [roomCode], factor: 0, discountPercent: 0, perAdultNight };
  };
  world.rates = [price('ROOMONLY', LATER, 40.25), price('ROOMADV', NOW, 33.75)];
  for (const room of world.rooms) room.total = 1_000;
  for (const roomType of roomTypes(world)) {
    Object.assign(roomType, {
      IsDogFriendly: true,
      IsChildFriendly: true,
      IsInfantFriendly: true,
      MaxAdults: 6,
      MaxChildren: 4,
    });
    for (const limit of ['maxAdults', 'maxChildren', 'maxOccupancy'] as const) delete roomType[limit];
  }
  const perNight = { DOG: 7.35, CHILD: 11.11, BABY: 3.33 };
  for (const fee of world.fees) Object.assign(fee, { perNight: perNight[fee.Code], dailyLimit: 1_000 });
  const flowers = world.packagePrices.find(({ Code }) => Code === 'FLOWERS');
  Object.assign(flowers ?? {}, { Amount: 12.35, PriceCalculationMode: 0 });
}

function roomTypes(world: World): RoomType[] {
  return world.configuration.Areas.flatMap((area) => area.RoomTypes);
}

/** Texts by the estate's editors, all of which may be missing (E-20). */
const WORDS = new Set(
  'DisplayName Description LongDescription PerText PriceOverride Title title Body Path BedType MenuLink'
    .concat(' BookingMessage InlineMessage BreakfastIntro DinnerIntro exceedRoomLimit childBooking')
    .split(' '),
);

function withoutWords(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return WORDS.has(key) ? '' : value;
  if (Array.isArray(value)) return value.map((each) => withoutWords(each, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutWords(each, name)]));
}

const MEMBER = 'rosalind.hart@example.com';

/** Worlds in which every screen and the estate's ledger must show the same sums for a booking. */
export const ESTATE_WORLDS: Readonly<Record<string, EstateWorld>> = {
  "'' everywhere": {
    change: (world) => {
      plain(world);
      world.configuration = withoutWords(world.configuration) as World['configuration'];
      for (const rate of world.rates) Object.assign(rate, { name: '', description: '' });
      for (const voucher of world.vouchers) voucher.voucher.voucherName = '';
    },
    stay: { nights: 1, rooms: [couple(LATER, { flowers: 1 })], vouchers: ['GIFT-100'], member: null },
    // 80.50 + 12.35 = 92.85. A voucher of £100 pays it all.
    sums: { rooms: [8_050], totals: [9_285], payable: [0], today: 0, onArrival: 0 },
  },
  'one tiny area': {
    change: (world) => {
      plain(world);
      const { configuration } = world;
      configuration.Areas = configuration.Areas.map((area) => ({
        ...area,
        Images: [],
        RoomTypes: area.RoomTypes.filter(({ PMSCode }) => PMSCode === NOW).map((room) => ({
          ...room,
          Images: [],
        })),
      })).filter((area) => area.RoomTypes.length > 0);
      configuration.AddOns = [];
      world.rooms = world.rooms.filter(({ code }) => code === NOW);
      world.rates = world.rates.filter(({ code }) => code === 'ROOMADV');
    },
    stay: { nights: 1, rooms: [couple(NOW)], vouchers: [], member: null },
    sums: { rooms: [6_750], totals: [6_750], payable: [6_750], today: 6_750, onArrival: 0 },
  },
  'four rooms, fourteen nights, four vouchers with pence': {
    change: (world) => {
      plain(world);
      const amounts = [500.01, 499.99, 250.33, 33.34];
      const [gift] = world.vouchers;
      if (!gift) throw new Error('no voucher');
      world.vouchers = amounts.map((amount, n) => {
        const reference = `PENCE-${n + 1}`;
        const voucher = {
          ...gift.voucher,
          certificateReferenceNumber: reference,
          unitPrice: { amount },
          orderItemId: reference,
        };
        return { ...gift, reference, voucher };
      });
    },
    stay: {
      nights: 14,
      rooms: [
        couple(LATER, { dogs: 1 }),
        couple(NOW, { ages: [9] }),
        couple(LATER),
        couple(NOW, { flowers: 1 }),
      ],
      vouchers: ['PENCE-1', 'PENCE-2', 'PENCE-3', 'PENCE-4'],
      member: null,
    },
    // Rooms: 14 × 80.50 + 14 × 7.35 = 1,229.90; 14 × 67.50 + 14 × 11.11 = 1,100.54; 1,127.00; 945.00 + 12.35
    // = 957.35.
    // The vouchers of 1,283.67 pay room 1 and 53.77 of room 2. The rest of room 2 and room 4 are due today.
    sums: {
      rooms: [122_990, 110_054, 112_700, 94_500],
      totals: [122_990, 110_054, 112_700, 95_735],
      payable: [0, 104_677, 112_700, 95_735],
      today: 200_412,
      onArrival: 112_700,
    },
  },
  'two children and a baby': {
    change: (world) => {
      plain(world);
      Object.assign(world.configuration, { MaxChildren: 3 });
    },
    stay: { nights: 3, rooms: [couple(LATER, { ages: [4, 11, 3] })], vouchers: [], member: null },
    // 3 × 80.50 + 2 × 3 × 11.11 + 3 × 3.33 = 241.50 + 66.66 + 9.99.
    // A guest of four is a child, one of three a baby (A §9.1).
    sums: { rooms: [31_815], totals: [31_815], payable: [31_815], today: 0, onArrival: 31_815 },
  },
  'a member without title': {
    change: (world) => {
      plain(world);
      const member = world.members.find(({ profile }) => profile.EmailAddress === MEMBER);
      if (!member) throw new Error('no such member');
      member.profile.Title = '';
    },
    stay: { nights: 2, rooms: [couple(NOW, { flowers: 2 })], vouchers: ['GIFT-100'], member: MEMBER },
    // 2 × 67.50 + 2 × 12.35 = 159.70, less a voucher of 100.
    sums: { rooms: [13_500], totals: [15_970], payable: [5_970], today: 5_970, onArrival: 0 },
  },
};
