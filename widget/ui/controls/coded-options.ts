import type { CodedName } from '../../../src/domain/configuration/configuration.ts';
import type { SelectOption } from './SelectField.tsx';

/** A list of the configuration as options of a select. */
export function codedOptions(names: readonly CodedName[]): SelectOption[] {
  return names.map(({ code, displayName }) => ({ value: code, label: displayName }));
}
