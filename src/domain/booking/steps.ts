/** What a step needs from the booking. Each requirement includes those before it (D-38). */
export type Requirement = 'earlierRooms' | 'room' | 'allRooms' | 'guestNames' | 'leadGuest';

/** Facts about a screen of the booking. */
interface StepFacts {
  /** The step of the progress bar, 1 to 5; null: the screen has no bar. */
  progress: 1 | 2 | 3 | 4 | 5 | null;
  /** The last part of the screen's address; null where the address has no session. */
  route: string | null;
  /** Whether there is one screen per room. */
  isPerRoom: boolean;
  /** What the booking must have; null where the screen does not depend on it. */
  needs: Requirement | null;
  /** Whether the screen has its own copy of the member's data (E-07). */
  hasMembersData: boolean;
}

/** Declares a step. A missing fact does not compile. */
function defineStep(facts: StepFacts): StepFacts {
  return facts;
}

const OPENING = { route: null, isPerRoom: false, needs: null, hasMembersData: false };
const OF_A_ROOM = { progress: 2, isPerRoom: true, hasMembersData: false } as const;
const OF_THE_STAY = { isPerRoom: false, hasMembersData: true };

/** The screens of a stay booking in their order. */
const steps = {
  start: defineStep({ ...OPENING, progress: 1 }),
  search: defineStep({ ...OPENING, progress: 1 }),
  rooms: defineStep({ ...OF_A_ROOM, route: 'room', needs: 'earlierRooms' }),
  rates: defineStep({ ...OF_A_ROOM, route: 'rate', needs: 'room' }),
  guests: defineStep({ ...OF_THE_STAY, progress: 2, route: 'guests', needs: 'allRooms' }),
  itinerary: defineStep({ ...OF_THE_STAY, progress: 2, route: 'itinerary', needs: 'guestNames' }),
  addons: defineStep({ ...OF_THE_STAY, progress: 3, route: 'add-ons', needs: 'guestNames' }),
  details: defineStep({ ...OF_THE_STAY, progress: 4, route: 'details', needs: 'guestNames' }),
  summary: defineStep({ ...OF_THE_STAY, progress: 4, route: 'summary', needs: 'leadGuest' }),
  payment: defineStep({ ...OF_THE_STAY, progress: 5, route: 'payment', needs: 'leadGuest' }),
  confirmation: defineStep({
    progress: null,
    route: 'confirmation/',
    isPerRoom: false,
    // Only paying leads here.
    needs: null,
    hasMembersData: false,
  }),
};

export type Step = keyof typeof steps;

/** The names of the steps, in order. */
export const STEPS = Object.keys(steps) as readonly Step[];

/** The facts about a step. */
export function factsOf(step: Step): StepFacts {
  return steps[step];
}

/** A place in the flow. `leg` counts from 1, and matters only on the screens of a room. */
export interface Place {
  step: Step;
  leg: number;
}
