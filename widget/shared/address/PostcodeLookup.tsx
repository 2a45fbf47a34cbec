import type { KeyboardEvent } from 'react';
import type { FormEvent } from '../../../machines/shared/form.ts';
import type { FoundAddress } from '../../../machines/shared/ports.ts';
import { listFacts } from '../../texts/list-facts.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { SelectField } from '../../ui/controls/SelectField.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';

interface PostcodeLookupProps {
  send: (event: FormEvent | { type: 'address.searched' } | { type: 'address.chosen'; index: string }) => void;
  state: 'open' | 'finding' | 'found' | 'nothingFound' | 'failed';
  found: readonly FoundAddress[];
  /** The label of the postcode's field. */
  label: string;
  postcode: string;
  chosen: string;
  canFind: boolean;
  /** Whether the guest must choose an address. */
  required?: boolean;
  /** The error that no address was chosen. It stands at the field that can mend it. */
  error?: string | null;
}

/** An address by its postcode: the guest searches, then chooses among the results. */
export function PostcodeLookup(props: PostcodeLookupProps) {
  const { send, state, found, label, postcode, chosen, canFind, required = false, error = null } = props;
  const { details, shared, formats } = useTexts();
  const texts = details.address;
  const find = () => send({ type: 'address.searched' });
  const isFound = state === 'found';

  function findOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    find();
  }

  const status = {
    open: '',
    finding: texts.finding,
    found: formats.plural(texts.count, found.length),
    nothingFound: texts.nothingFound,
    failed: texts.failed,
  }[state];
  return (
    <>
      <div onKeyDown={findOnEnter}>
        <TextField
          name={isFound ? 'address.searchedPostcode' : 'address.selectedAddress'}
          label={label}
          dir="ltr"
          value={postcode}
          onChange={(value) => send({ type: 'field.changed', name: 'address.searchedPostcode', value })}
          autoCapitalize="characters"
          autoComplete="postal-code"
          enterKeyHint="search"
          required={required && !isFound}
          error={isFound ? null : error}
          action={
            <Button busy={state === 'finding'} disabled={!canFind} onClick={find}>
              {texts.find}
            </Button>
          }
        />
      </div>
      <p role="status" className={state === 'failed' || state === 'nothingFound' ? '' : 'ui-soft'}>
        {status}
      </p>
      {isFound ? (
        <div className="ui-grid">
          <SelectField
            name="address.selectedAddress"
            label={texts.found}
            required
            placeholder={texts.placeholder}
            value={chosen}
            options={found.map(({ line1, locality }, index) => ({
              value: String(index),
              label: listFacts(shared, [line1, locality]),
            }))}
            onChange={(index) => send({ type: 'address.chosen', index })}
            onLeave={() => send({ type: 'field.left', name: 'address.selectedAddress' })}
            error={error}
          />
        </div>
      ) : null}
    </>
  );
}
