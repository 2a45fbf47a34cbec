import type { AvailabilityAnswer } from './rules/availability.ts';
import {
  failing,
  htmlPage,
  refusal,
  type Answers,
  type Changes,
  type Moment,
  type Scenario,
} from './scenarios/scenario.ts';
import { PAYMENT_SCENARIOS } from './scenarios/payment.ts';
import { noChildrenMessage } from './world/content.ts';
import { addDays } from './world/days.ts';
import type { StayConfiguration, SystemStatus } from './world/wire.ts';

const SOLD_OUT_DAYS = 90;

const NO_LOOKUP = { bookingLookup: false, bookingCancellation: false };

export const SCENARIOS = {
  'sold-out': {
    about: `no room for arrivals in the next ${SOLD_OUT_DAYS} days`,
    changes: {
      availability: (answer, { today, arrival }) =>
        arrival < addDays(today, SOLD_OUT_DAYS) ? withoutRooms(answer) : answer,
      calendar: (days, { today }) =>
        days.map((day) => (day.Date < addDays(today, SOLD_OUT_DAYS) ? { ...day, ...NOTHING_LEFT } : day)),
    },
  },
  'no-promo': { about: 'the promo code has no rates', changes: { availability: withoutPromo } },
  'no-dogs': { about: 'rooms for dogs are full', changes: { availability: withoutDogs } },
  'no-children': {
    about: 'children are booked by telephone',
    changes: {
      stayConfiguration: (configuration) => ({
        ...configuration,
        Content: {
          ...configuration.Content,
          search: { ...configuration.Content.search, childBooking: noChildrenMessage },
        },
      }),
    },
  },
  'no-lookup': {
    about: 'a booking is found with an account only',
    changes: {
      stayConfiguration: (configuration) => ({
        ...configuration,
        Content: { ...configuration.Content, account: NO_LOOKUP },
      }),
      accountConfiguration: (configuration) => ({
        ...configuration,
        Content: { account: NO_LOOKUP },
      }),
    },
  },
  'rooms-disabled': { about: 'the rooms system is off', changes: disabled('Opera') },
  'spa-disabled': { about: 'the spa system is off', changes: disabled('Spa') },
  'golf-disabled': { about: 'the golf system is off', changes: disabled('Golf') },
  'restaurant-disabled': { about: 'the restaurant system is off', changes: disabled('Restaurant') },
  'no-tables': {
    about: 'no breakfast or dinner table anywhere',
    changes: { tables: (days) => days.map((day) => ({ ...day, RestaurantAvailabilities: [] })) },
  },
  'no-extras': {
    about: 'no time in the mud room or the spa garden',
    changes: { spaExtras: (lists) => lists.map((list) => ({ ...list, Items: [] })) },
  },
  'no-addons': {
    about: 'no rate allows an add-on, so that step is skipped',
    changes: { stayConfiguration: withoutAddOns },
  },
  levies: { about: 'a levy of 5 % and a city tax are charged beside the rate' },
  slow: { about: 'every answer takes two seconds', delayMs: () => 2000 },
  'slow-rooms': {
    about: 'the rooms system takes five seconds for rooms, prices by date and holding a room',
    delayMs: ({ name }) => (['availability', 'calendar', 'bookLeg'].includes(name) ? 5000 : 0),
  },
  flaky: {
    about: 'every third question fails',
    instead: (route, { reads }) =>
      route.isRead && reads % 3 === 0 ? refusal(503, 'Please try again in a moment.') : null,
  },
  'api-down': {
    about: 'the API does not answer',
    instead: (route) => (route.base === 'host' ? Response.error() : null),
  },
  'cms-down': {
    about: "the site's own calls do not answer",
    instead: (route) => (route.base === 'site' ? Response.error() : null),
  },
  'html-answers': {
    about: 'the API answers with a page and status 200',
    instead: (route) => (route.base === 'host' ? htmlPage() : null),
  },
  'leg-fails': { about: 'no room can be held', instead: failing('bookLeg') },
  'stage-fails': { about: 'the booking cannot be staged', instead: failing('stage') },
  'session-lost': {
    about: 'the session has gone when it is asked for or paid',
    instead: (route) =>
      ['session', 'keepAlive', 'complete'].includes(route.name)
        ? refusal(404, 'This booking session has ended.')
        : null,
  },
  'keep-alive-fails': { about: 'the session cannot be kept alive', instead: failing('keepAlive') },
  'register-fails': { about: 'no account can be opened', instead: failing('register') },
  'error-result': {
    about: 'the search answers with an error',
    changes: {
      availability: (answer) => ({ ...answer, HasError: true, IsAvailable: false, RoomAvailabilities: [] }),
    },
  },
  ...PAYMENT_SCENARIOS,
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof SCENARIOS;

function isScenarioName(name: string): name is ScenarioName {
  return Object.hasOwn(SCENARIOS, name);
}

/** The known names in a list such as 'slow,frame'. Unknown names are dropped. */
export function scenarioNames(list: string | null | undefined): ScenarioName[] {
  return (list ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(isScenarioName);
}

export function scenarioOf(name: ScenarioName): Scenario {
  return SCENARIOS[name];
}

/** An answer after the changes of all active scenarios. */
export function changedAnswer<Name extends keyof Answers>(
  on: readonly ScenarioName[],
  name: Name,
  answer: Answers[Name],
  moment: Moment,
): Answers[Name] {
  return on.reduce((changed, scenario) => {
    const changes: Changes = scenarioOf(scenario).changes ?? {};
    return changes[name]?.(changed, moment) ?? changed;
  }, answer);
}

function disabled(system: SystemStatus['System']): Changes {
  return {
    stayConfiguration: (configuration) => ({
      ...configuration,
      SystemStatuses: configuration.SystemStatuses.map((status) =>
        status.System === system ? { ...status, IsDisabled: true } : status,
      ),
    }),
  };
}

const NOTHING_LEFT = { Amount: null, IsAvailable: false, Units: 0 };

type RoomRates = AvailabilityAnswer['RoomAvailabilities'][number]['RoomRates'];

function withRooms(answer: AvailabilityAnswer, change: (rooms: RoomRates) => RoomRates): AvailabilityAnswer {
  const legs = answer.RoomAvailabilities.map((leg) => ({ ...leg, RoomRates: change(leg.RoomRates) }));
  const isOnOffer = ({ Room, Rates }: RoomRates[number]): boolean =>
    Room.UnitsAvailable > 0 && Rates.length > 0;
  return {
    ...answer,
    IsAvailable: answer.IsAvailable && legs.every((leg) => leg.RoomRates.some(isOnOffer)),
    RoomAvailabilities: legs,
  };
}

function withoutRooms(answer: AvailabilityAnswer): AvailabilityAnswer {
  const none = withRooms(answer, (rooms) =>
    rooms.map((room) => ({ ...room, Room: { ...room.Room, UnitsAvailable: 0 }, Rates: [] })),
  );
  return none.IsPromoAvailable === undefined ? none : { ...none, IsPromoAvailable: false };
}

function withoutPromo(answer: AvailabilityAnswer): AvailabilityAnswer {
  const none = withRooms(answer, (rooms) =>
    rooms.map((room) => ({ ...room, Rates: room.Rates.filter((rate) => rate.PromotionCode === null) })),
  );
  return none.IsPromoAvailable === undefined ? none : { ...none, IsPromoAvailable: false };
}

function withoutDogs(answer: AvailabilityAnswer): AvailabilityAnswer {
  return withRooms(answer, (rooms) =>
    rooms.map((room) => ({
      ...room,
      Packages: room.Packages.map((one) =>
        one.Code === 'DOG' ? { ...one, QuantityAvailable: 0, IsAvailable: false } : one,
      ),
    })),
  );
}

function withoutAddOns(configuration: StayConfiguration): StayConfiguration {
  return {
    ...configuration,
    RateGroups: configuration.RateGroups.map((group) => ({
      ...group,
      Rates: group.Rates.map((rate) => ({ ...rate, AllowedAddOnPackages: [] })),
    })),
  };
}
