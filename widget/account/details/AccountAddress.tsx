import { useSelector } from '@xstate/react';
import type { AccountDetailsRef } from '../../../machines/account/details/details.machine.ts';
import * as selectors from '../../../machines/account/details/details.selectors.ts';
import { AddressSection } from '../../shared/address/AddressSection.tsx';
import { RevealField } from '../../shared/address/RevealField.tsx';
import { PostcodeLookup } from '../../shared/address/PostcodeLookup.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';

/** The address of a member whom the property management system knows. A home address can be looked up. */
export function AccountAddress({ actor }: { actor: AccountDetailsRef }) {
  const form = useSelector(actor, selectors.selectForm);
  const countries = useSelector(actor, selectors.selectCountries);
  const canLookUp = useSelector(actor, selectors.selectCanLookUp);
  const showsLines = useSelector(actor, selectors.selectShowsAddressLines);
  return (
    <AddressSection
      {...{ form, countries, showsLines }}
      send={actor.send}
      lookup={canLookUp ? <Lookup actor={actor} /> : null}
    />
  );
}

function Lookup({ actor }: { actor: AccountDetailsRef }) {
  const texts = useTexts().account.details;
  const state = useSelector(actor, selectors.selectLookup);
  const found = useSelector(actor, selectors.selectFoundAddresses);
  const { address } = useSelector(actor, selectors.selectForm).values;
  if (state === 'closed' || address === null) {
    return (
      <RevealField field="address.searchedPostcode" onPress={() => actor.send({ type: 'lookup.opened' })}>
        {texts.lookUp}
      </RevealField>
    );
  }
  return (
    <div className="ui-stack ui-stack-tight">
      <PostcodeLookup
        {...{ state, found }}
        send={actor.send}
        name="address.searchedPostcode"
        label={texts.postcode}
        postcode={address.searchedPostcode}
        chosen={address.selectedAddress}
        canFind={address.searchedPostcode.trim() !== ''}
      />
    </div>
  );
}
