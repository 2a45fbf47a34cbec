import { phonesInstead, type Phones } from './phones.ts';
import type {
  AccountConfiguration,
  AddOn,
  RateGroup,
  RateGroupRate,
  RoomPicture,
  RoomType,
  StayConfiguration,
} from '../world/wire.ts';
import { treatmentRecords } from '../world/treatments.ts';

/** A hotel's words for a room type of the estate. Everything else, such as its limits, is the estate's. */
export type RoomWords = Pick<RoomType, 'PMSCode' | 'DisplayName' | 'Description' | 'BedType'> &
  Pick<RoomType, 'Bathroom' | 'View' | 'Floor'> &
  Partial<Pick<RoomType, 'RoomSize'>> & { Images: RoomPicture[] };

export type AreaWords = Omit<StayConfiguration['Areas'][number], 'RoomTypes'> & { RoomTypes: RoomWords[] };

/**
 * A hotel with a CMS of its own: other names, words and pictures for the same codes. One estate can so answer for
 * several hotels.
 */
export interface Hotel {
  areas: AreaWords[];
  /** By the rate group's key. */
  rateGroups: Record<string, Partial<Pick<RateGroup, 'DisplayName' | 'Description' | 'Images'>>>;
  everyRate: StayConfiguration['Content']['rates']['everyRate'];
  /** The add-ons that the hotel sells, by their code. */
  addOns: Record<string, Partial<Pick<AddOn, 'DisplayName' | 'LongDescription' | 'Images'>>>;
  arrival: Pick<StayConfiguration['Arrival'], 'Address'>;
  phones: Phones;
  /** Rates of other currencies, for a hotel with guests from abroad. */
  exchangeRates?: NonNullable<StayConfiguration['ExchangeRates']>;
  /**
   * Replacements for exact pieces of the estate's answers: names of restaurants and of the spa, sentences, addresses of
   * pictures. Of two pieces that begin alike the longer one is replaced.
   */
  instead: Readonly<Record<string, string>>;
}

/** A room in a hotel's words. */
export function room(
  PMSCode: string,
  DisplayName: string,
  own: {
    says: string;
    pictures: RoomPicture[];
    facts: [bed: string, bathroom: string, view: string, floor: string];
  },
): RoomWords {
  const [BedType, Bathroom, View, Floor] = own.facts;
  return {
    ...{ PMSCode, DisplayName, Description: own.says, Images: own.pictures },
    ...{ BedType, Bathroom, View, Floor },
  };
}

/** Whether a hotel sells a room type. The estate itself sells all. */
export function sellsRoom(hotel: Hotel | undefined, code: string): boolean {
  return !hotel || hotel.areas.some(({ RoomTypes }) => RoomTypes.some(({ PMSCode }) => PMSCode === code));
}

/** The stay configuration of the hotel's CMS. */
export function stayOf(hotel: Hotel, base: StayConfiguration): StayConfiguration {
  const rooms = base.Areas.flatMap((area) => area.RoomTypes);
  const { exceedRoomLimit, childBooking, giftVouchers } = base.Content.search;
  return inWordsOf(hotel, {
    ...base,
    Content: {
      ...base.Content,
      ...withoutCancelling(base),
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
      Rates: group.Rates.map((rate) => ({ ...rate, ...soldWith(hotel, rate) })),
    })),
    AddOns: addOnsOf(hotel, base.AddOns),
    ...(hotel.exchangeRates ? { ExchangeRates: hotel.exchangeRates } : {}),
    Arrival: arrivalOf(hotel, base.Arrival),
  });
}

/**
 * The account configuration of the hotel's CMS. A room that the hotel does not sell, as in an old booking, is shown as
 * its house.
 */
export function accountOf(hotel: Hotel, base: AccountConfiguration): AccountConfiguration {
  const words = hotel.areas.flatMap((area) => area.RoomTypes);
  return inWordsOf(hotel, {
    ...base,
    Content: withoutCancelling(base),
    RoomTypes: base.RoomTypes.map((room) => {
      const own = words.find(({ PMSCode }) => PMSCode === room.PMSCode);
      if (own) return { ...room, DisplayName: own.DisplayName, Images: own.Images };
      return { ...room, Images: hotel.areas[0]?.Images ?? [] };
    }),
    RateTypes: base.RateTypes.map((rate) => ({ ...rate, ...soldWith(hotel, rate) })),
    AddOns: addOnsOf(hotel, base.AddOns),
    Arrival: arrivalOf(hotel, base.Arrival),
  });
}

/** The estate alone has its rooms cancelled by a code: at the other hotels guests call. */
function withoutCancelling({
  Content,
}: Pick<AccountConfiguration, 'Content'>): AccountConfiguration['Content'] {
  return { account: { ...Content.account, bookingCancellation: false } };
}

/** The hotel's own place, without a page of directions: no other hotel has one. */
function arrivalOf(hotel: Hotel, base: StayConfiguration['Arrival']): StayConfiguration['Arrival'] {
  return { ...base, ...hotel.arrival, Directions: '' };
}

/** The add-ons of a rate that the hotel sells. */
function soldWith(
  { addOns }: Hotel,
  { AllowedAddOnPackages }: Pick<RateGroupRate, 'AllowedAddOnPackages'>,
): Pick<RateGroupRate, 'AllowedAddOnPackages'> {
  return { AllowedAddOnPackages: AllowedAddOnPackages.filter((code) => Object.hasOwn(addOns, code)) };
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

/**
 * An answer of the estate with the hotel's words and pictures; unchanged for the estate itself. Links to menus are
 * removed, because the menus are those of the estate's restaurants.
 */
export function inWordsOf<Answer>(hotel: Hotel | undefined, answer: Answer): Answer {
  if (!hotel) return answer;
  return JSON.parse(said(hotel, JSON.stringify(answer)), (field, value: unknown) =>
    field === 'MenuLink' ? null : value,
  ) as Answer;
}

function said(hotel: Hotel, text: string): string {
  const instead: Readonly<Record<string, string>> = { ...hotel.instead, ...phonesInstead(hotel.phones) };
  const known = Object.keys(instead).toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(
    known.map((words) => words.replaceAll(/[.?()+]/g, String.raw`\$&`)).join('|'),
    'g',
  );
  return text.replaceAll(pattern, (words) => instead[words] ?? words);
}

/**
 * For `Hotel.instead`: the address of each treatment's picture, with the hotel's own picture from `own`, which takes
 * the treatment's key.
 */
export function treatmentPictures(own: (treatment: string) => string): Record<string, string> {
  return Object.fromEntries(treatmentRecords.map(({ key }) => [`/pictures/spa/${key}-1.svg`, own(key)]));
}
