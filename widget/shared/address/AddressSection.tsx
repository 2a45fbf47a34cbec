import { useId, type ReactNode } from 'react';
import type { Form, FormEvent } from '../../../machines/shared/form.ts';
import { addressForm } from '../../../src/domain/guests/address-form.ts';
import { needsPostcode } from '../../../src/domain/guests/countries.ts';
import type { CodedName } from '../../../src/domain/configuration/configuration.ts';
import { codedOptions } from '../../ui/controls/coded-options.ts';
import { useBinding } from '../../ui/controls/form-binding.ts';
import { FormTextField } from '../../ui/controls/FormTextField.tsx';
import { SelectField } from '../../ui/controls/SelectField.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';

interface AddressSectionProps {
  form: Form<object>;
  send: (event: FormEvent | { type: 'country.chosen'; country: string }) => void;
  countries: readonly CodedName[];
  showsLines: boolean;
  /** The lookup by postcode, where there is one. */
  lookup: ReactNode;
  /** Whether the lookup has the address's own postcode. */
  looksUpPostcode?: boolean;
}

/** Country, lookup and lines of the address in a form, as the country writes addresses. */
export function AddressSection(props: AddressSectionProps) {
  const { form, send, countries, showsLines, lookup, looksUpPostcode = false } = props;
  const texts = useTexts().details.address;
  const heading = useId();
  const country = useBinding(form, send, 'address.country', texts.country);
  const bound = { form, send };
  const { city, postcode, isPostcodeFirst } = addressForm(country.value);
  const cityField = (
    <FormTextField
      {...bound}
      key="city"
      name="address.city"
      label={texts[city]}
      autoComplete="address-level2"
    />
  );
  const postcodeField = (
    <FormTextField
      {...bound}
      key="postcode"
      name="address.postCode"
      required={needsPostcode(country.value)}
      dir="ltr"
      label={texts[postcode]}
      autoComplete="postal-code"
      autoCapitalize="characters"
    />
  );
  return (
    <section className="ui-stack ui-rule" aria-labelledby={heading}>
      <h3 id={heading}>{texts.heading}</h3>
      <div className="ui-grid">
        <SelectField
          {...country}
          name="address.country"
          label={texts.country}
          required
          autoComplete="country"
          options={codedOptions(countries)}
          onChange={(chosen) => send({ type: 'country.chosen', country: chosen })}
        />
      </div>
      {lookup}
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
          {looksUpPostcode
            ? cityField
            : isPostcodeFirst
              ? [postcodeField, cityField]
              : [cityField, postcodeField]}
        </div>
      ) : null}
    </section>
  );
}
