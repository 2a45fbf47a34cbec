import type { SnapshotFrom } from 'xstate';
import { HOME_COUNTRY } from '../../../src/domain/guests/countries.ts';
import type { accountDetailsMachine } from './details.machine.ts';

type Snapshot = SnapshotFrom<typeof accountDetailsMachine>;

/** How the address lookup stands. */
export type AccountLookup = 'closed' | 'open' | 'finding' | 'found' | 'nothingFound' | 'failed';

export const selectForm = ({ context }: Snapshot) => context.form;
export const selectTitles = ({ context }: Snapshot) => context.configuration.titles;
export const selectCountries = ({ context }: Snapshot) => context.configuration.countries;
export const selectFoundAddresses = ({ context }: Snapshot) => context.found.addresses;
export const selectIsSaved = (snapshot: Snapshot) => snapshot.matches({ editing: { answer: 'saved' } });
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectHasAddress = ({ context }: Snapshot) => context.form.values.address !== null;
/** Addresses can be looked up in the home country only. */
export const selectCanLookUp = ({ context }: Snapshot) =>
  context.form.values.address?.country === HOME_COUNTRY;

const LOOKUPS: Record<string, AccountLookup> = {
  lookupClosed: 'closed',
  lookupOpen: 'open',
  finding: 'finding',
  found: 'found',
  nothingFound: 'nothingFound',
  lookupFailed: 'failed',
};

export function selectLookup({ value }: Snapshot): AccountLookup {
  const lookup = typeof value === 'object' ? value.editing.lookup : undefined;
  return LOOKUPS[lookup ?? ''] ?? 'closed';
}

/**
 * Whether the address lines are shown: they have text, the lookup cannot fill them, or the form was submitted.
 */
export function selectShowsAddressLines(snapshot: Snapshot): boolean {
  const { address } = snapshot.context.form.values;
  if (address === null) return false;
  const isSet = `${address.line1}${address.city}${address.postCode}` !== '';
  return (
    isSet ||
    address.country !== HOME_COUNTRY ||
    ['nothingFound', 'failed'].includes(selectLookup(snapshot)) ||
    snapshot.context.form.submitted
  );
}
