import type { SnapshotFrom } from 'xstate';
import type { CodedName } from '../../../src/domain/configuration/configuration.ts';
import { questionsOf, type Question } from '../../../src/domain/booking/questions.ts';
import { firstNames, fullName, isNamed } from '../../../src/domain/guests/guests.ts';
import { isValid, visibleError, type Form } from '../../shared/form.ts';
import type { FoundAddress } from '../../shared/ports.ts';
import { CONTACT_PROBLEMS, type ContactProblem } from '../../shared/contact-check.ts';
import { asksForAccount, canLookUp, detailsSchema, type DetailsValues } from './details.rules.ts';
import { isListedGuest, keyOf, leadChoices, namesLead, SOMEONE_ELSE } from './lead-booker.rules.ts';
import type { detailsMachine } from './details.machine.ts';
import { offersAccount } from './details.setup.ts';

type Snapshot = SnapshotFrom<typeof detailsMachine>;

/** How the address lookup stands. */
export type LookupState = 'open' | 'finding' | 'found' | 'nothingFound' | 'failed';

export function selectForm({ context }: Snapshot): Form<DetailsValues> {
  return context.form;
}

export function selectTitles({ context }: Snapshot): CodedName[] {
  return context.configuration.adultTitles;
}

export function selectCountries({ context }: Snapshot): CodedName[] {
  return context.configuration.countries;
}

/** The possible lead bookers. The last choice, without a name, is somebody who does not stay. */
export function selectLeadBookers({ context }: Snapshot): { key: string; name: string | null }[] {
  const adults = leadChoices(context).map(({ guest, ...place }) => ({
    key: keyOf(place),
    name: fullName(guest),
  }));
  return [...adults, { key: SOMEONE_ELSE, name: null }];
}

/**
 * Whether the form lists who can be the lead booker: on request, or where it is none of the guests. Not for a member,
 * nor where it asks for the lead guest's name.
 */
export function selectAsksWhoLeads({ context }: Snapshot): boolean {
  const isOpen = context.isChoosingLead || !isListedGuest(context.form.values.leadBooker);
  return isOpen && context.profile === null && !namesLead(context);
}

/** Title and names belong to a listed guest and cannot be changed here. */
export function selectNamesAreFixed({ context }: Snapshot): boolean {
  return isListedGuest(context.form.values.leadBooker) && !namesLead(context);
}

export function selectCanLookUp({ context }: Snapshot): boolean {
  return canLookUp(context.form.values.address);
}

export function selectCanFindAddress(snapshot: Snapshot): boolean {
  return snapshot.can({ type: 'address.searched' });
}

/** The questions about a room: its guests, and whether its dogs still need a description. */
export interface RoomQuestions {
  /** The guests' first names; none where one of the guests is named later. */
  names: string[];
  guests: number;
  dogs: number;
  asked: Question[];
  isInvalid: boolean;
}

/** The questions of each room. */
export function selectRoomQuestions({ context }: Snapshot): RoomQuestions[] {
  const { configuration, asksLeadOnly = false } = context;
  return context.booking.legs.map((leg, index) => ({
    names: leg.guests.every(isNamed) ? firstNames(leg) : [],
    guests: leg.guests.length,
    dogs: leg.guestQuota.dogs,
    asked: questionsOf(configuration, leg, asksLeadOnly),
    isInvalid: visibleError(context.form, `requests.${index}.dogRequests`) !== null,
  }));
}

/** The question of the open room that a change of the stay has brought; null where there is none. */
export const selectNewQuestion = ({ context: { newQuestion, openRoom } }: Snapshot): Question | null =>
  newQuestion?.room === openRoom ? newQuestion.question : null;

/** Whether the next step is the payment, without a summary before it. */
export function selectLeadsToPayment({ context }: Snapshot): boolean {
  return context.leadsToPayment === true;
}

export function selectIsSignedIn({ context }: Snapshot): boolean {
  return context.profile !== null;
}

export function selectIsBusy(snapshot: Snapshot): boolean {
  return snapshot.hasTag('busy');
}

/** What the contact check found, until the next try; null without a problem. */
export function selectProblem(snapshot: Snapshot): ContactProblem | null {
  return CONTACT_PROBLEMS.find((contact) => snapshot.matches({ editing: { contact } })) ?? null;
}

export function selectOpenRoom({ context }: Snapshot): number {
  return context.openRoom;
}

export function selectFoundAddresses({ context }: Snapshot): FoundAddress[] {
  return context.found.addresses;
}

export function selectLookup(snapshot: Snapshot): LookupState {
  if (snapshot.matches({ editing: { lookup: 'findingAddresses' } })) return 'finding';
  if (snapshot.matches({ editing: { lookup: 'addressesFound' } })) return 'found';
  if (snapshot.matches({ editing: { lookup: 'noAddressFound' } })) return 'nothingFound';
  return snapshot.matches({ editing: { lookup: 'addressSearchFailed' } }) ? 'failed' : 'open';
}

export function selectOffersAccount({ context }: Snapshot): boolean {
  return offersAccount(context);
}

/** Whether the password is required, because the guest wants an account (D-411). */
export function selectAsksForAccount({ context }: Snapshot): boolean {
  return asksForAccount(context.form.values.account);
}

/** Whether submitting now would create an account. Only then may the password go to the vault. */
export function selectWouldRegister({ context }: Snapshot): boolean {
  return (
    offersAccount(context) &&
    context.form.values.account.password !== 'empty' &&
    isValid(context.form, detailsSchema)
  );
}
