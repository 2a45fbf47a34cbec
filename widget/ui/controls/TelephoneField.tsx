import { useMemo, useState } from 'react';
import { Field, type ControlProps, type FieldProps } from './Field.tsx';
import { type UnboundProps, useBinding } from './form-binding.ts';
import css from './telephone.css?inline';
import { useAssets } from '../media/assets-context.tsx';
import { registerStyles } from '../frame/styles.ts';
import { type Telephones, useTelephones } from './telephones-context.tsx';
import { useTexts } from '../text/texts-context.tsx';

registerStyles(css);

interface TelephoneFieldProps extends FieldProps {
  /** The number in international form (E.164), or as typed where it is not readable. */
  value: string;
  onChange: (value: string) => void;
  onLeave?: (() => void) | undefined;
  disabled?: boolean | undefined;
}

/** What the guest sees for a value. A different value from outside is parsed again. */
interface Shown {
  value: string;
  country: string;
  number: string;
}

/**
 * A country and a number, reported in international form. A plain field until the numbering plans have loaded, or
 * without them.
 */
export function TelephoneField({ value, onChange, onLeave, disabled, ...frame }: TelephoneFieldProps) {
  const texts = useTexts().controls.telephone;
  const { locale } = useTexts().formats;
  const telephones = useTelephones();
  const known = typeof telephones === 'string' ? null : telephones;
  const { country } = useAssets();
  const home = known?.preferredCountry(country) ?? '';
  // Memoised, because two hundred countries would otherwise be drawn again after each key.
  const countries = useMemo(
    () =>
      known?.telephoneCountries(locale, home).map(({ code, name, callingCode }) => (
        <option key={code} value={code}>
          {/* The mark keeps the plus before the digits in right-to-left text. */}
          {`${name} \u200e${callingCode}`}
        </option>
      )),
    [known, locale, home],
  );
  const [kept, setKept] = useState<Shown | null>(null);
  const [isLeft, setIsLeft] = useState(false);
  const shown = kept?.value === value ? kept : read(known, value, kept?.country ?? home);
  const looksWrong = known !== null && isLeft && value.trim() !== '' && !known.looksLikeTelephone(value);

  function tell(next: Shown) {
    setKept(next);
    if (next.value !== value) onChange(next.value);
  }

  function show(country: string, number: string) {
    if (!known) return onChange(number);
    const typed = { country, number };
    tell({ value: known.telephoneValue(typed), country: known.countryOfTyped(typed), number });
  }

  function leave() {
    setIsLeft(true);
    if (known) {
      const next = known.telephoneValue(shown);
      const tidy = known.looksLikeTelephone(next) ? known.readTelephone(next, shown.country) : shown;
      tell({ ...tidy, value: next });
    }
    onLeave?.();
  }

  function describe({ id, 'aria-describedby': described }: ControlProps): string | undefined {
    return [described, looksWrong ? `${id}-looks` : ''].filter(Boolean).join(' ') || undefined;
  }

  return (
    <Field {...frame}>
      {(control) => (
        <>
          <div className="ui-telephone">
            {telephones === 'missing' ? null : (
              <span className="ui-select">
                <select
                  aria-label={texts.country}
                  name={`${control.name}.country`}
                  className="ui-input"
                  autoComplete="off"
                  disabled={disabled === true || known === null}
                  value={shown.country}
                  onChange={(event) => show(event.currentTarget.value, shown.number)}
                >
                  {countries}
                </select>
              </span>
            )}
            <input
              {...control}
              key="number"
              aria-describedby={describe(control)}
              type="tel"
              dir="ltr"
              inputMode="tel"
              autoComplete="tel"
              className="ui-input"
              disabled={disabled}
              value={shown.number}
              onChange={(event) => {
                setIsLeft(false);
                show(shown.country, event.currentTarget.value);
              }}
              onBlur={leave}
            />
          </div>
          {looksWrong ? (
            <span className="ui-hint" id={`${control.id}-looks`}>
              {texts.looksWrong}
            </span>
          ) : null}
        </>
      )}
    </Field>
  );
}

/** The telephone field of a machine's form. */
export function FormTelephoneField(props: UnboundProps<TelephoneFieldProps>) {
  const { form, send, errorLabel, refusal = null, required = true, ...field } = props;
  const binding = useBinding(form, send, field.name, errorLabel ?? field.label);
  return <TelephoneField {...field} required={required} {...binding} error={binding.error ?? refusal} />;
}

/** Leaves a number as typed if it was typed before the plans had loaded. */
function read(known: Telephones | null, value: string, country: string): Shown {
  if (!known) return { value, country: '', number: value };
  const isTyped = !value.startsWith('+');
  return {
    value,
    ...(isTyped ? { country, number: value } : known.readTelephone(value, country)),
  };
}
