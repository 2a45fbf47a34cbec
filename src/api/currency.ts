import * as v from 'valibot';
import { currencyOf, POUND, type Currency } from '../domain/money/money.ts';
import { kind, maybe, wireObject, type Answer } from './reader.ts';
import { inCurrency } from './wire.ts';

/**
 * The currency of a price. It may be missing or empty (E-20). A currency other than the estate's is an error.
 */
export const currency: Answer<string> = maybe(
  kind(
    'currency',
    v.pipe(
      v.string(),
      v.rawTransform(({ dataset, config, addIssue, NEVER }) => {
        const { code } = config.currency ?? POUND;
        if (['', code].includes(dataset.value.trim().toUpperCase())) return code;
        addIssue({ expected: code });
        return NEVER;
      }),
    ),
  ),
  '',
);

/** A currency by its ISO 4217 code. Any other text is an error. */
const ofCode = v.rawTransform<string, Currency>(({ dataset, addIssue, NEVER }) => {
  const named = currencyOf(dataset.value.trim());
  if (named) return named;
  addIssue({ expected: 'a currency' });
  return NEVER;
});

/** A currency by its code, which has to be there. */
export const currencyCode: Answer<Currency> = kind('currency', v.pipe(v.string(), ofCode));

/** The currency that a configuration names; the pound where it names none. */
export const namedCurrency: Answer<Currency> = maybe(currencyCode, POUND.code);

const naming = wireObject({ Currency: namedCurrency });

/** A configuration with prices in the currency that it names. An unknown currency is an error of its field. */
export function inNamedCurrency<T>(schema: Answer<T>): Answer<T> {
  return v.lazy((input) => {
    const named = v.safeParse(naming, input);
    return inCurrency(schema, named.success ? named.output.currency : POUND);
  });
}
