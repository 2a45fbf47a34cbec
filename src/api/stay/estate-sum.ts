import * as v from 'valibot';
import type { Pence } from '../../domain/money.ts';
import { orNull, type Answer } from '../wire.ts';
import { pence } from '../wire-money.ts';

/** A sum that is only compared (E-06), in pence; one that cannot be read is none (D-435). */
export const estateSum: Answer<Pence | null> = v.fallback(orNull(pence), null);
