import { useSelector } from '@xstate/react';
import { useId, type KeyboardEvent } from 'react';
import { fill, plural } from '../../../src/texts/fill.ts';
import { visibleError } from '../../../machines/shared/form.ts';
import type { DetailsRef } from '../../../machines/steps/details/details.machine.ts';
import {
  selectCanFindAddress,
  selectCountries,
  selectForm,
  selectFoundAddresses,
  selectLookup,
  selectShowsAddressFields,
  selectShowsAddressLookup,
} from '../../../machines/steps/details/details.selectors.ts';
import { Button } from '../../ui/Button.tsx';
import { FormTextField } from '../../ui/FormFields.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useTexts } from '../../ui/texts-context.tsx';

/** The address: looked up by postcode at home, typed by hand elsewhere or on request (B §2.2). */
export function AddressFields({ actor }: { actor: DetailsRef }) {
  const { details, shared } = useTexts();
  const texts = details.address;
  const heading = useId();
  const form = useSelector(actor, selectForm);
  const countries = useSelector(actor, selectCountries);
  const showsFields = useSelector(actor, selectShowsAddressFields);
  const showsLookup = useSelector(actor, selectShowsAddressLookup);
  const countryError = visibleError(form, 'address.country');
  const bound = { form, send: actor.send };
  return (
    <section className="ui-stack ui-rule" aria-labelledby={heading}>
      <h3 id={heading}>{texts.heading}</h3>
      <div className="ui-grid">
        <SelectField
          name="address.country"
          label={texts.country}
          required
          autoComplete="country"
          value={form.values.address.country}
          options={countries.map(({ OperaCode, DisplayName }) => ({ value: OperaCode, label: DisplayName }))}
          onChange={(country) => actor.send({ type: 'country.chosen', country })}
          onLeave={() => actor.send({ type: 'field.left', name: 'address.country' })}
          error={countryError ? fill(shared.fieldErrors[countryError], { label: texts.country }) : null}
        />
      </div>
      {showsLookup ? <AddressLookup actor={actor} /> : null}
      {showsFields ? (
        <div className="ui-grid">
          <FormTextField {...bound} name="address.line1" label={texts.line1} autoComplete="address-line1" />
          <FormTextField
            {...bound}
            name="address.line2"
            required={false}
            label={texts.line2}
            autoComplete="address-line2"
          />
          <FormTextField {...bound} name="address.city" label={texts.city} autoComplete="address-level2" />
          <FormTextField
            {...bound}
            name="address.postCode"
            label={texts.postCode}
            autoComplete="postal-code"
            autoCapitalize="characters"
          />
        </div>
      ) : null}
    </section>
  );
}

function AddressLookup({ actor }: { actor: DetailsRef }) {
  const { details, shared } = useTexts();
  const texts = details.address;
  const form = useSelector(actor, selectForm);
  const lookup = useSelector(actor, selectLookup);
  const found = useSelector(actor, selectFoundAddresses);
  const canFind = useSelector(actor, selectCanFindAddress);
  const error = visibleError(form, 'address.selectedAddress');
  const errorText = error ? shared.fieldErrors[error] : null;
  const find = () => actor.send({ type: 'address.searched' });

  function findOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    find();
  }

  const status = {
    open: '',
    finding: texts.finding,
    found: plural(texts.count, found.length),
    nothingFound: texts.nothingFound,
    failed: texts.failed,
  }[lookup];
  return (
    <div className="ui-stack ui-stack-tight">
      <div className="ui-grid" onKeyDown={findOnEnter}>
        <TextField
          name={lookup === 'found' ? 'address.searchedPostcode' : 'address.selectedAddress'}
          label={texts.search}
          value={form.values.address.searchedPostcode}
          onChange={(value) => actor.send({ type: 'field.changed', name: 'address.searchedPostcode', value })}
          autoCapitalize="characters"
          autoComplete="off"
          error={lookup === 'found' ? null : errorText}
          action={
            <Button busy={lookup === 'finding'} disabled={!canFind} onClick={find}>
              {texts.find}
            </Button>
          }
        />
      </div>
      <p role="status" className={lookup === 'failed' || lookup === 'nothingFound' ? '' : 'ui-soft'}>
        {status}
      </p>
      {lookup === 'found' ? (
        <div className="ui-grid">
          <SelectField
            name="address.selectedAddress"
            label={texts.found}
            placeholder={texts.placeholder}
            value={form.values.address.selectedAddress}
            options={found.map(({ line1, locality }, index) => ({
              value: String(index),
              label: [line1, locality].filter((part) => part !== '').join(', '),
            }))}
            onChange={(index) => actor.send({ type: 'address.chosen', index })}
            onLeave={() => actor.send({ type: 'field.left', name: 'address.selectedAddress' })}
            error={errorText}
          />
        </div>
      ) : null}
      <div>
        <Button variant="link" onClick={() => actor.send({ type: 'address.typedInstead' })}>
          {texts.enterManually}
        </Button>
      </div>
    </div>
  );
}
