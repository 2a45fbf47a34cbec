import type { AccountConfiguration } from '../../../src/api/account/configuration.ts';
import type { PublicInput } from '../account.contract.ts';

export interface RegisterInput extends PublicInput<'register'> {
  configuration: AccountConfiguration;
}

/** Why a registration came to nothing, where the server has no words of its own (A §5.7, B §8). */
export type RegistrationProblem =
  'emailNotValid' | 'telephoneNotValid' | 'telephoneCheckFailed' | 'registrationFailed';

/** Why a code was not taken (B §8), or no other one sent. */
export type CodeProblem = 'notFound' | 'other' | 'notSent';
