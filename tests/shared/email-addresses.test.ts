import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { email } from '../../demo/estate/payloads/parts.ts';
import { accountDetailsSchema } from '../../machines/account/details/details.rules.ts';
import { resetSchemas } from '../../machines/account/password-reset/password-reset.machine.ts';
import { registerSchema } from '../../machines/account/register/register.rules.ts';
import { sendSchema } from '../../machines/shared/fields.ts';
import type { FormSchema } from '../../machines/shared/form.ts';
import { detailsSchema } from '../../machines/steps/details/details.rules.ts';

const FORMS: Record<string, FormSchema> = {
  'lead booker': detailsSchema,
  'the confirmation form': sendSchema,
  registration: registerSchema,
  'account details': accountDetailsSchema,
  'password reset': resetSchemas.email,
};

/** Real addresses that the browser's `type=email` accepts. */
const TAKEN = [
  "o'brien@example.com",
  'tom&ivy@example.com',
  'a/b=c?d^e_f`g{h|i}j~k!l#m$n%o*p+q@example.com',
  'ada@xn--mller-kva.example',
  'ada@example.xn--p1ai',
  'ada@a-b--c.com',
  'ada@1.example',
  'ada@example.museum',
  '..ada..@example.com',
  ` ada@${'a'.repeat(63)}.example `,
];

const REFUSED = [
  'ada',
  'ada@',
  '@example.com',
  'ada @example.com',
  'ada@exam ple.com',
  'ada@example..com',
  'ada@-example.com',
  'ada@example-.com',
  'ada@example.com.',
  'ada@@example.com',
  'ada@example.com, tom@example.com',
  `ada@${'a'.repeat(64)}.example`,
];

/** The errors of the schema for one address. */
function errorsOf(schema: FormSchema, emailAddress: string): string[] {
  const { issues = [] } = v.safeParse(schema, { emailAddress });
  return issues.filter((issue) => v.getDotPath(issue) === 'emailAddress').map(({ message }) => message);
}

describe.each(Object.entries(FORMS))('B §5 the e-mail address of %s', (_, schema) => {
  it.each(TAKEN)('D-410 accepts %s', (address) => {
    expect(errorsOf(schema, address)).toEqual([]);
  });

  it.each(REFUSED)('D-410 refuses %s', (address) => {
    expect(errorsOf(schema, address)).toEqual(['emailInvalid']);
  });

  it('is required', () => {
    expect(errorsOf(schema, ' ')[0]).toBe('required');
  });
});

it.each(TAKEN)('D-410 the simulated estate accepts %s, too', (address) => {
  expect(v.is(email, address.trim())).toBe(true);
});
