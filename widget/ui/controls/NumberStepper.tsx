import type { InputEvent } from 'react';
import { typedText } from '../../../src/domain/guests/typed-text.ts';
import { fill } from '../../texts/fill.ts';
import { Field, type FieldProps } from './Field.tsx';
import css from './stepper.css?inline';
import { registerStyles } from '../frame/styles.ts';
import { useTexts } from '../text/texts-context.tsx';

registerStyles(css);

interface NumberStepperProps extends FieldProps {
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

/** A small number between `min` and `max`: a native number field with a button on either side. */
export function NumberStepper({ value, min, max, onChange, ...frame }: NumberStepperProps) {
  const texts = useTexts().controls.stepper;
  function change(next: number) {
    const within = Math.min(max, Math.max(min, Math.trunc(next)));
    if (Number.isFinite(within) && within !== value) onChange(within);
  }
  /** Browsers take only ASCII digits into a field for a number. */
  function takeDigits(event: InputEvent<HTMLInputElement>) {
    const digits = typedText(event.data, 'code');
    if (digits === event.data || !/^\d+$/.test(digits)) return;
    event.preventDefault();
    change(Number(digits));
  }
  return (
    <Field {...frame}>
      {(control) => (
        <div className="ui-stepper">
          <button
            type="button"
            tabIndex={-1}
            aria-label={fill(texts.fewer, { label: frame.label })}
            disabled={value <= min}
            onClick={() => change(value - 1)}
          >
            −
          </button>
          <input
            {...control}
            type="number"
            inputMode="numeric"
            {...{ value, min, max }}
            onChange={(event) => {
              if (event.currentTarget.value !== '') change(event.currentTarget.valueAsNumber);
            }}
            onBeforeInput={takeDigits}
            // On click, not on focus: selecting on focus would keep WebKit from scrolling to a field reached by Tab,
            // and Tab selects by itself.
            onClick={(event) => event.currentTarget.select()}
          />
          <button
            type="button"
            tabIndex={-1}
            aria-label={fill(texts.more, { label: frame.label })}
            disabled={value >= max}
            onClick={() => change(value + 1)}
          >
            +
          </button>
        </div>
      )}
    </Field>
  );
}
