import type { MinorUnits } from '../../domain/money/money.ts';
import { orNull, type Answer } from '../reader.ts';
import { money } from '../wire.ts';

/** A sum of the estate that is only compared (E-06), in minor units; null where it cannot be read. */
export const estateSum: Answer<MinorUnits | null> = orNull(money);
