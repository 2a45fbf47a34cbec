import type {
  AccountConfiguration,
  AddOn,
  RateGroup,
  RoomPicture,
  RoomType,
  StayConfiguration,
} from '../world/wire.ts';

/** What a hotel says of a room type that the estate sells; the rest, as its limits, is the estate's. */
export type RoomWords = Pick<RoomType, 'PMSCode' | 'DisplayName' | 'Description' | 'BedType'> &
  Pick<RoomType, 'Bathroom' | 'View' | 'Floor'> & { Images: RoomPicture[] };

export type AreaWords = Omit<StayConfiguration['Areas'][number], 'RoomTypes'> & { RoomTypes: RoomWords[] };

/**
 * A hotel as its own CMS writes it: other names, words and pictures for the same codes, so that one estate can answer
 * for several.
 */
export interface Hotel {
  areas: AreaWords[];
  /** By the key of the rate group. */
  rateGroups: Record<string, Partial<Pick<RateGroup, 'DisplayName' | 'Description' | 'Images'>>>;
  everyRate: StayConfiguration['Content']['rates']['everyRate'];
  /** Those that the hotel sells, by their code. */
  addOns: Record<string, Partial<Pick<AddOn, 'DisplayName' | 'LongDescription' | 'Images'>>>;
  arrival: Pick<StayConfiguration['Arrival'], 'Address'>;
  /** Where its guests come from other countries. */
  exchangeRates?: NonNullable<StayConfiguration['ExchangeRates']>;
  /** Names that stand in many places, as the restaurants' do. */
  names: Record<string, string>;
}

/** Whether a hotel sells a room type of the estate's; the estate itself sells them all. */
export function sellsRoom(hotel: Hotel | undefined, code: string): boolean {
  return !hotel || hotel.areas.some(({ RoomTypes }) => RoomTypes.some(({ PMSCode }) => PMSCode === code));
}

/** What the hotel's CMS answers in the place of the estate's own. */
export function stayOf(hotel: Hotel, base: StayConfiguration): StayConfiguration {
  const rooms = base.Areas.flatMap((area) => area.RoomTypes);
  const { exceedRoomLimit, childBooking, giftVouchers } = base.Content.search;
  return renamed(hotel, {
    ...base,
    Content: {
      ...base.Content,
      search: { exceedRoomLimit, childBooking, giftVouchers },
      rates: { everyRate: hotel.everyRate },
    },
    Areas: hotel.areas.map((area) => ({
      ...area,
      RoomTypes: area.RoomTypes.map((words) => ({ ...known(rooms, words.PMSCode), ...words })),
    })),
    RateGroups: base.RateGroups.map((group) => ({
      ...group,
      ...hotel.rateGroups[group.Key],
      Rates: group.Rates.map((rate) => ({
        ...rate,
        AllowedAddOnPackages: rate.AllowedAddOnPackages.filter((code) => code in hotel.addOns),
      })),
    })),
    AddOns: addOnsOf(hotel, base.AddOns),
    ...(hotel.exchangeRates ? { ExchangeRates: hotel.exchangeRates } : {}),
    Arrival: { ...base.Arrival, ...hotel.arrival },
  });
}

/** The same for the account. */
export function accountOf(hotel: Hotel, base: AccountConfiguration): AccountConfiguration {
  const words = hotel.areas.flatMap((area) => area.RoomTypes);
  return renamed(hotel, {
    ...base,
    RoomTypes: base.RoomTypes.map((room) => {
      const own = words.find(({ PMSCode }) => PMSCode === room.PMSCode);
      return own ? { ...room, DisplayName: own.DisplayName, Images: own.Images } : room;
    }),
    AddOns: base.AddOns.map((addOn) => ({ ...addOn, ...hotel.addOns[addOn.PMSCode] })),
  });
}

function addOnsOf(hotel: Hotel, addOns: AddOn[]): AddOn[] {
  return addOns.flatMap((addOn) => {
    const words = hotel.addOns[addOn.PMSCode];
    return words ? [{ ...addOn, ...words }] : [];
  });
}

function known(rooms: RoomType[], code: string): RoomType {
  const room = rooms.find(({ PMSCode }) => PMSCode === code);
  if (!room) throw new Error(`The estate has no room type ${code}`);
  return room;
}

/** The same with the hotel's names in all texts. */
function renamed<Value>({ names }: Hotel, value: Value): Value {
  const text = Object.entries(names).reduce(
    (json, [from, to]) => json.replaceAll(from, to),
    JSON.stringify(value),
  );
  return JSON.parse(text) as Value;
}
