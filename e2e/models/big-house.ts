import type { Estate } from '../../demo/estate/handlers.ts';
import { answerInstead } from './estate-answers.ts';

/** The number of areas, in place of the demo's own. */
const AREAS = 6;

interface RoomType {
  Key: string;
  PMSCode: string;
  DisplayName: string;
}

interface Configuration {
  Areas: { Key: string; DisplayName: string; RoomTypes: RoomType[] }[];
}

interface RoomRate {
  Room: { Code: string; UnitsAvailable: number };
}

interface Availability {
  RoomAvailabilities: { RoomRates: RoomRate[] }[];
}

/** Gives the house `roomTypes` room types in 6 areas: copies of the demo's types, each with its own codes. */
export function growHouse(estate: Estate, roomTypes: number): void {
  answerInstead(estate, /\/api\/stay\/getConfiguration$/, async (own) =>
    Response.json(growConfiguration((await own.json()) as Configuration, roomTypes)),
  );
  answerInstead(estate, /\/api\/stay\/[^/]+\/availability$/, async (own) =>
    Response.json(growAvailability((await own.json()) as Availability, roomTypes)),
  );
}

/** The nth item of a list that repeats, and the number of full rounds before it. */
function nth<Item>(items: readonly Item[], n: number): { item: Item; round: number } {
  const item = items[n % items.length];
  if (item === undefined) throw new Error('The demo has no item to repeat');
  return { item, round: Math.floor(n / items.length) };
}

function growConfiguration(configuration: Configuration, roomTypes: number): Configuration {
  const rooms = configuration.Areas.flatMap((area) => area.RoomTypes);
  const grown = Array.from({ length: roomTypes }, (_, n) => {
    const { item, round } = nth(rooms, n);
    const [Key, PMSCode] = [`${item.Key}-${round}`, `${item.PMSCode}-${round}`];
    return { ...item, Key, PMSCode, DisplayName: `${item.DisplayName} ${round + 1}` };
  });
  const Areas = Array.from({ length: AREAS }, (_, n) => {
    const { item, round } = nth(configuration.Areas, n);
    const own = grown.filter((_room, place) => place % AREAS === n);
    return {
      ...item,
      Key: `${item.Key}-${round}`,
      DisplayName: `${item.DisplayName} ${n + 1}`,
      RoomTypes: own,
    };
  });
  return { ...configuration, Areas };
}

function growAvailability(availability: Availability, roomTypes: number): Availability {
  const RoomAvailabilities = availability.RoomAvailabilities.map((leg) => {
    const most = Math.ceil(roomTypes / leg.RoomRates.length);
    const RoomRates = Array.from({ length: most * leg.RoomRates.length }, (_, n) => {
      const { item, round } = nth(leg.RoomRates, n);
      return { ...item, Room: { ...item.Room, Code: `${item.Room.Code}-${round}` } };
    });
    return { ...leg, RoomRates };
  });
  return { ...availability, RoomAvailabilities };
}
