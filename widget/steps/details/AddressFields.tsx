import { useSelector } from '@xstate/react';
import type { DetailsRef } from '../../../machines/steps/details/details.machine.ts';
import * as selectors from '../../../machines/steps/details/details.selectors.ts';
import { useBinding } from '../../ui/controls/form-binding.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { AddressSection } from '../../shared/address/AddressSection.tsx';
import { PostcodeLookup } from '../../shared/address/PostcodeLookup.tsx';

/** The address. At home its postcode can fill the other lines. */
export function AddressFields({ actor }: { actor: DetailsRef }) {
  const form = useSelector(actor, selectors.selectForm);
  const countries = useSelector(actor, selectors.selectCountries);
  const canLookUp = useSelector(actor, selectors.selectCanLookUp);
  return (
    <AddressSection
      {...{ form, countries }}
      showsLines
      send={actor.send}
      lookup={canLookUp ? <AddressLookup actor={actor} /> : null}
      looksUpPostcode={canLookUp}
    />
  );
}

function AddressLookup({ actor }: { actor: DetailsRef }) {
  const texts = useTexts().details.address;
  const form = useSelector(actor, selectors.selectForm);
  const state = useSelector(actor, selectors.selectLookup);
  const found = useSelector(actor, selectors.selectFoundAddresses);
  const canFind = useSelector(actor, selectors.selectCanFindAddress);
  const { error, onLeave } = useBinding(form, actor.send, 'address.postCode', texts.postCode);
  return (
    <div className="ui-stack ui-stack-tight">
      <PostcodeLookup
        {...{ state, found, canFind, error, onLeave }}
        required
        send={actor.send}
        name="address.postCode"
        label={texts.postCode}
        postcode={form.values.address.postCode}
        chosen={form.values.address.selectedAddress}
      />
    </div>
  );
}
