/** What a booking must have before a guest may stand at a step: each includes those before it (D-38). */
export type Requirement = 'earlierRooms' | 'room' | 'allRooms' | 'guestNames' | 'leadGuest';

/** What is true of a screen of a stay booking wherever it matters. */
interface StepFacts {
  /** The step of the progress bar, 1 to 5, that the screen belongs to; null: the bar is not shown (A §2.1). */
  progress: 1 | 2 | 3 | 4 | 5 | null;
  /** The last part of the screen's address (A §2.1); null where the address does not name a session. */
  route: string | null;
  /** Whether each room has the screen for itself. */
  isPerRoom: boolean;
  /** What the booking must have; null where that is no matter of the booking. */
  needs: Requirement | null;
  /** Whether the screen has a copy of what is the member's (E-07). */
  hasMembersData: boolean;
}

/** Declares a step; what is left out does not compile. */
function defineStep(facts: StepFacts): StepFacts {
  return facts;
}

const OPENING = { route: null, isPerRoom: false, needs: null, hasMembersData: false };
const OF_A_ROOM = { progress: 2, isPerRoom: true, hasMembersData: false } as const;
const OF_THE_STAY = { isPerRoom: false, hasMembersData: true };

/** The screens of a stay booking in their order (A §4.1, B §4). */
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
    // It is reached by paying only.
    needs: null,
    hasMembersData: false,
  }),
};

export type Step = keyof typeof steps;

/** Their names in their order. */
export const STEPS = Object.keys(steps) as readonly Step[];

/** What is true of a step. */
export function factsOf(step: Step): StepFacts {
  return steps[step];
}

/** A place in the flow; `leg` counts from 1 and matters to rooms and rates only. */
export interface Place {
  step: Step;
  leg: number;
}
