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
  /** The name of the postcode's field in the form, and its label. */
  name: 'address.postCode' | 'address.searchedPostcode';
  label: string;
  postcode: string;
  chosen: string;
  canFind: boolean;
  /** Whether the address needs the postcode, and what is wrong with it. */
  required?: boolean;
  error?: string | null;
  onLeave?: () => void;
}

/** An address by its postcode: the guest searches, then chooses among the results. */
export function PostcodeLookup(props: PostcodeLookupProps) {
  const { send, state, found, name, label, postcode, chosen, canFind } = props;
  const { required = false, error = null, onLeave } = props;
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
      <div className="ui-grid" onKeyDown={findOnEnter}>
        <TextField
          name={name}
          label={label}
          dir="ltr"
          value={postcode}
          onChange={(value) => send({ type: 'field.changed', name, value })}
          onLeave={onLeave}
          autoCapitalize="characters"
          autoComplete="postal-code"
          enterKeyHint="search"
          required={required}
          error={error}
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
          />
        </div>
      ) : null}
    </>
  );
}
