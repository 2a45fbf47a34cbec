import { useSelector } from '@xstate/react';
import { visibleError } from '../../../machines/shared/form.ts';
import type { DetailsRef } from '../../../machines/steps/details/details.machine.ts';
import * as selectors from '../../../machines/steps/details/details.selectors.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { AddressSection } from '../../shared/address/AddressSection.tsx';
import { RevealField } from '../../shared/address/RevealField.tsx';
import { PostcodeLookup } from '../../shared/address/PostcodeLookup.tsx';

/** The address: looked up by postcode at home, typed by hand elsewhere or on request. */
export function AddressFields({ actor }: { actor: DetailsRef }) {
  const form = useSelector(actor, selectors.selectForm);
  const countries = useSelector(actor, selectors.selectCountries);
  const showsLines = useSelector(actor, selectors.selectShowsAddressFields);
  const showsLookup = useSelector(actor, selectors.selectShowsAddressLookup);
  const canLookUp = useSelector(actor, selectors.selectCanLookUpInstead);
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
  const form = useSelector(actor, selectors.selectForm);
  const state = useSelector(actor, selectors.selectLookup);
  const found = useSelector(actor, selectors.selectFoundAddresses);
  const canFind = useSelector(actor, selectors.selectCanFindAddress);
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
