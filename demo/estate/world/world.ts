import { addOns, packagePrices } from './addons.ts';
import { areas } from './areas.ts';
import { bookingsAround } from './bookings.ts';
import { accountContent, arrival, ratesContent, searchContent, systemStatuses } from './content.ts';
import { todayAtTheEstate } from './days.ts';
import { golfConfigurationOf } from './golf.ts';
import { menus } from './menus.ts';
import { adultTitles, childTitles, countries } from './names.ts';
import { addresses, contactChecks, legacyMembers, mailingLists, members } from './people.ts';
import { flatRates, rateGroups, rateRecords } from './rates.ts';
import { restaurantRecords, restaurants } from './restaurants.ts';
import { roomRecords } from './room-records.ts';
import { spaBookingsAround } from './spa-bookings.ts';
import { treatments } from './treatments.ts';
import type { World, FeeRecord } from './types.ts';
import { voucherRecords } from './vouchers.ts';
import type { AccountConfiguration, StayConfiguration, SystemStatus } from './wire.ts';

/** The estate's name, for the demo's `brand`. */
export const ESTATE_NAME = 'Withenmere';

const DEFAULT_SEED = 1714;

/**
 * The estate on a day. The same seed and day give the same world, in whatever order parts are asked for. Each call
 * gives its own copy, which a scenario may change. `today` is the date in London when not given.
 */
export function createWorld(options: { seed?: number; today?: string } = {}): World {
  const today = options.today ?? todayAtTheEstate();
  const configuration: StayConfiguration = {
    SystemStatuses: systemStatuses,
    Content: { search: searchContent, rates: ratesContent, account: accountContent },
    MaxAdults: 6,
    MaxDogs: 2,
    Areas: areas,
    RateGroups: rateGroups,
    FlatRates: flatRates,
    AdultTitles: adultTitles,
    ChildTitles: childTitles,
    Countries: countries,
    AddOns: addOns,
    Arrival: arrival,
  };
  return structuredClone({
    today,
    seed: options.seed ?? DEFAULT_SEED,
    configuration,
    accountConfiguration: accountConfigurationOf(configuration),
    golfConfiguration: golfConfigurationOf(statusOf('Golf')),
    spaConfiguration: {
      SystemStatus: statusOf('Spa'),
      TreatmentGroups: [{ Key: 'bath-house', DisplayName: 'The Bath House', Treatments: treatments }],
      OpeningTime: '09:00',
      ClosingTime: '20:00',
    },
    restaurantConfiguration: { SystemStatus: statusOf('Restaurant'), Restaurants: restaurants },
    rooms: roomRecords,
    rates: rateRecords,
    fees,
    packagePrices,
    restaurants: restaurantRecords,
    menus,
    vouchers: voucherRecords,
    members,
    legacyMembers,
    mailingLists,
    addresses,
    contactChecks,
    bookings: bookingsAround(today),
    spaBookings: spaBookingsAround(today),
  });
}

function accountConfigurationOf(stay: StayConfiguration): AccountConfiguration {
  const grouped = stay.RateGroups.flatMap((group) => group.Rates);
  return {
    Titles: stay.AdultTitles,
    Countries: stay.Countries,
    BookingDefaults: { CheckInTime: arrival.CheckInTime, CheckOutTime: arrival.CheckOutTime },
    RoomTypes: stay.Areas.flatMap((area) => area.RoomTypes).map(({ PMSCode, DisplayName, Images }) => ({
      PMSCode,
      DisplayName,
      Images,
    })),
    RateTypes: rateRecords.map((record) => ({
      PMSCode: record.code,
      DisplayName: record.name,
      AllowedAddOnPackages: grouped.find((rate) => rate.PMSCode === record.code)?.AllowedAddOnPackages ?? [],
    })),
    AddOns: stay.AddOns,
    SpaTreatments: { Treatments: treatments },
    Content: { account: accountContent },
    Arrival: arrival,
  };
}

function statusOf(system: SystemStatus['System']): SystemStatus {
  const status = systemStatuses.find((entry) => entry.System === system);
  if (!status) throw new Error(`No status of the ${system} system`);
  return status;
}

/** The charges for dogs and children, per night (A §9.3). */
const fees: FeeRecord[] = [
  { Code: 'DOG', name: 'Dogs', perNight: 25, dailyLimit: 6 },
  { Code: 'CHILD', name: 'Children', perNight: 30, dailyLimit: 10 },
  { Code: 'BABY', name: 'Infants', perNight: 12, dailyLimit: 4 },
];
