import { useId, type ReactNode } from 'react';
import { visibleError, type Form, type FormEvent } from '../../../machines/shared/form.ts';
import type { CodedName } from '../../../src/domain/configuration.ts';
import { fill } from '../../../src/texts/fill.ts';
import { FormTextField } from '../../ui/FormFields.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { useTexts } from '../../ui/texts-context.tsx';

interface AddressSectionProps {
  form: Form<object>;
  send: (event: FormEvent | { type: 'country.chosen'; country: string }) => void;
  country: string;
  countries: readonly CodedName[];
  showsLines: boolean;
  /** The way to look it up, where there is one. */
  lookup: ReactNode;
}

/** Country, lookup and lines of the address in a form (B §2.2, §2.11). */
export function AddressSection({ form, send, country, countries, showsLines, lookup }: AddressSectionProps) {
  const { details, shared } = useTexts();
  const texts = details.address;
  const heading = useId();
  const countryError = visibleError(form, 'address.country');
  const bound = { form, send };
  return (
    <section className="ui-stack ui-rule" aria-labelledby={heading}>
      <h3 id={heading}>{texts.heading}</h3>
      <div className="ui-grid">
        <SelectField
          name="address.country"
          label={texts.country}
          required
          autoComplete="country"
          value={country}
          options={countries.map(({ OperaCode, DisplayName }) => ({ value: OperaCode, label: DisplayName }))}
          onChange={(chosen) => send({ type: 'country.chosen', country: chosen })}
          onLeave={() => send({ type: 'field.left', name: 'address.country' })}
          error={countryError ? fill(shared.fieldErrors[countryError], { label: texts.country }) : null}
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
