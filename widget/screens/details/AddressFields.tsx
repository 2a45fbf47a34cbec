import { useSelector } from '@xstate/react';
import { visibleError } from '../../../machines/shared/form.ts';
import type { DetailsRef } from '../../../machines/steps/details/details.machine.ts';
import {
  selectCanFindAddress,
  selectCanLookUpInstead,
  selectCountries,
  selectForm,
  selectFoundAddresses,
  selectLookup,
  selectShowsAddressFields,
  selectShowsAddressLookup,
} from '../../../machines/steps/details/details.selectors.ts';
import { useTexts } from '../../ui/texts-context.tsx';
import { AddressSection } from '../address/AddressSection.tsx';
import { RevealField } from '../address/RevealField.tsx';
import { PostcodeLookup } from '../address/PostcodeLookup.tsx';

/** The address: looked up by postcode at home, typed by hand elsewhere or on request. */
export function AddressFields({ actor }: { actor: DetailsRef }) {
  const form = useSelector(actor, selectForm);
  const countries = useSelector(actor, selectCountries);
  const showsLines = useSelector(actor, selectShowsAddressFields);
  const showsLookup = useSelector(actor, selectShowsAddressLookup);
  const canLookUp = useSelector(actor, selectCanLookUpInstead);
  const { lookUp } = useTexts().details.address;
  return (
    <AddressSection
      {...{ form, countries, showsLines }}
      send={actor.send}
      lookup={
        showsLookup ? (
          <AddressLookup actor={actor} />
        ) : canLookUp ? (
          <RevealField
            isLink
            field="address.selectedAddress"
            onPress={() => actor.send({ type: 'address.lookedUpInstead' })}
          >
            {lookUp}
          </RevealField>
        ) : null
      }
    />
  );
}

function AddressLookup({ actor }: { actor: DetailsRef }) {
  const { details, shared } = useTexts();
  const texts = details.address;
  const form = useSelector(actor, selectForm);
  const state = useSelector(actor, selectLookup);
  const found = useSelector(actor, selectFoundAddresses);
  const canFind = useSelector(actor, selectCanFindAddress);
  const error = visibleError(form, 'address.selectedAddress');
  return (
    <div className="ui-stack ui-stack-tight">
      <PostcodeLookup
        {...{ state, found, canFind }}
        required
        send={actor.send}
        label={texts.search}
        postcode={form.values.address.searchedPostcode}
        chosen={form.values.address.selectedAddress}
        error={error ? shared.fieldErrors[error] : null}
      />
      <RevealField isLink field="address.line1" onPress={() => actor.send({ type: 'address.typedInstead' })}>
        {texts.enterManually}
      </RevealField>
    </div>
  );
}
