import * as v from 'valibot';
import type { AccountContent } from '../../domain/configuration/configuration.ts';
import { wanted, type Answer } from '../reader.ts';
import { flag } from '../wire.ts';

/** `Content.account` of both configurations. */
export const accountContent: Answer<AccountContent> = wanted(v.object({ bookingLookup: flag }), {});
