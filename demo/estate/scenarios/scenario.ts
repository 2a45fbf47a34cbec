import type { AvailabilityAnswer } from '../rules/availability.ts';
import type { CalendarDayAnswer } from '../rules/calendar.ts';
import type { StageAnswer } from '../rules/staging.ts';
import type { StayDetail } from '../rules/stays.ts';
import type { DiningDayAnswer } from '../rules/tables.ts';
import type { ExtraSlotRecord, LocalDate } from '../world/types.ts';
import type { AccountConfiguration, StayConfiguration } from '../world/wire.ts';

/** Answers that a scenario may change. */
export interface Answers {
  stayConfiguration: StayConfiguration;
  accountConfiguration: AccountConfiguration;
  availability: AvailabilityAnswer;
  calendar: CalendarDayAnswer[];
  tables: DiningDayAnswer[];
  spaExtras: { Key: string; Items: ExtraSlotRecord[] }[];
  staged: StageAnswer;
  stay: StayDetail;
}

/** What a change may look at: the estate's day, and the arrival asked for (the same day where none is). */
export interface Moment {
  today: LocalDate;
  arrival: LocalDate;
}

export type Changes = { [Name in keyof Answers]?: (answer: Answers[Name], moment: Moment) => Answers[Name] };

/** A route as scenarios see it. */
export interface RouteName {
  name: string;
  base: 'host' | 'site';
  isRead: boolean;
}

/** What has been asked before. */
export interface Asked {
  /** Reads of whatever kind, this one counted. */
  reads: number;
  /** How often this very address was asked for before this call. */
  before: number;
}

/** One way in which the estate behaves otherwise than usual. */
export interface Scenario {
  /** For those who try the demo. */
  about: string;
  /** How long an answer takes longer than usual. */
  delayMs?: (route: RouteName) => number;
  /** An answer instead of the call, which then does nothing; null lets the call through. */
  instead?: (route: RouteName, asked: Asked) => Response | null;
  /** An answer instead of the estate's own, after the call has done its work; null keeps the estate's own. */
  afterwards?: (route: RouteName, answer: Response) => Response | null;
  changes?: Changes;
}

/** The estate says no, or that something is wrong, in its own form. */
export function refusal(status: number, message: string): Response {
  return Response.json({ Message: message }, { status });
}

/** For `instead`: one call answers 500. */
export function failing(name: string): (route: RouteName) => Response | null {
  return (route) => (route.name === name ? refusal(500, 'An error has occurred.') : null);
}

/** A page where an answer was asked for, as proxies and firewalls send it. */
export function htmlPage(): Response {
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  return new Response('<!doctype html><title>Maintenance</title><p>Back soon.</p>', { headers });
}
