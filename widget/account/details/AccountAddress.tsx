import { useSelector } from '@xstate/react';
import { useId, type KeyboardEvent } from 'react';
import {
  selectCanLookUp,
  selectCountries,
  selectForm,
  selectFoundAddresses,
  selectLookup,
  selectShowsAddressLines,
} from '../../../machines/account/details/details.selectors.ts';
import { visibleError } from '../../../machines/shared/form.ts';
import { fill, plural } from '../../../src/texts/fill.ts';
import { Button } from '../../ui/Button.tsx';
import { FormTextField } from '../../ui/FormFields.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useTexts } from '../../ui/texts-context.tsx';
import type { AccountDetailsRef } from './DetailsScreen.tsx';

/** The address of a member whom the property management system knows; at home it can be looked up (B §2.11). */
export function AccountAddress({ actor }: { actor: AccountDetailsRef }) {
  const { details, shared } = useTexts();
  const texts = details.address;
  const heading = useId();
  const form = useSelector(actor, selectForm);
  const countries = useSelector(actor, selectCountries);
  const canLookUp = useSelector(actor, selectCanLookUp);
  const showsLines = useSelector(actor, selectShowsAddressLines);
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
          value={form.values.address?.country ?? ''}
          options={countries.map(({ OperaCode, DisplayName }) => ({ value: OperaCode, label: DisplayName }))}
          onChange={(country) => actor.send({ type: 'country.chosen', country })}
          onLeave={() => actor.send({ type: 'field.left', name: 'address.country' })}
          error={countryError ? fill(shared.fieldErrors[countryError], { label: texts.country }) : null}
        />
      </div>
      {canLookUp ? <Lookup actor={actor} /> : null}
      {showsLines ? (
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

function Lookup({ actor }: { actor: AccountDetailsRef }) {
  const { account, details } = useTexts();
  const texts = details.address;
  const lookup = useSelector(actor, selectLookup);
  const found = useSelector(actor, selectFoundAddresses);
  const { address } = useSelector(actor, selectForm).values;
  const find = () => actor.send({ type: 'address.searched' });
  if (lookup === 'closed' || address === null) {
    return (
      <div>
        <Button onClick={() => actor.send({ type: 'lookup.opened' })}>{account.details.lookUp}</Button>
      </div>
    );
  }

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
          name="address.searchedPostcode"
          label={account.details.postcode}
          value={address.searchedPostcode}
          onChange={(value) => actor.send({ type: 'field.changed', name: 'address.searchedPostcode', value })}
          autoCapitalize="characters"
          autoComplete="off"
          action={
            <Button
              busy={lookup === 'finding'}
              disabled={address.searchedPostcode.trim() === ''}
              onClick={find}
            >
              {texts.find}
            </Button>
          }
        />
        {lookup === 'found' ? (
          <SelectField
            name="address.selectedAddress"
            label={texts.found}
            placeholder={texts.placeholder}
            value={address.selectedAddress}
            options={found.map(({ line1, locality }, index) => ({
              value: String(index),
              label: [line1, locality].filter((part) => part !== '').join(', '),
            }))}
            onChange={(index) => actor.send({ type: 'address.chosen', index })}
          />
        ) : null}
      </div>
      <p role="status" className={lookup === 'failed' || lookup === 'nothingFound' ? '' : 'ui-soft'}>
        {status}
      </p>
    </div>
  );
}
