import type { AvailabilityAnswer } from '../rules/availability.ts';
import type { CalendarDayAnswer } from '../rules/calendar.ts';
import type { StageAnswer } from '../rules/staging.ts';
import type { PublicStay } from '../rules/whose-stay.ts';
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
  stay: PublicStay;
}

/** Facts for a change: the estate's day, and the requested arrival (that day where there is none). */
export interface Moment {
  today: LocalDate;
  arrival: LocalDate;
}

export type Changes = { [Name in keyof Answers]?: (answer: Answers[Name], moment: Moment) => Answers[Name] };

/** The facts about a route that scenarios use. */
export interface RouteName {
  name: string;
  base: 'host' | 'site';
  isRead: boolean;
}

/** Counts of earlier requests. */
export interface Asked {
  /** All reads, this one included. */
  reads: number;
  /** Earlier requests for this very address. */
  before: number;
}

/** One way in which the estate behaves unusually. */
export interface Scenario {
  /** A description for those who try the demo. */
  about: string;
  /** Extra milliseconds before an answer. */
  delayMs?: (route: RouteName) => number;
  /** Answers in place of the call, which then does nothing; null lets the call through. */
  instead?: (route: RouteName, asked: Asked) => Response | null;
  /** Replaces the estate's answer after the call has done its work; null keeps the answer. */
  afterwards?: (route: RouteName, answer: Response) => Response | null;
  changes?: Changes;
}

/** A refusal or failure in the estate's own form. */
export function refusal(status: number, message: string): Response {
  return Response.json({ Message: message }, { status });
}

/** For `instead`: makes the named call answer 500. */
export function failing(name: string): (route: RouteName) => Response | null {
  return (route) => (route.name === name ? refusal(500, 'An error has occurred.') : null);
}

/** An HTML page in place of an answer, as proxies and firewalls send it. */
export function htmlPage(): Response {
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  return new Response('<!doctype html><title>Maintenance</title><p>Back soon.</p>', { headers });
}
