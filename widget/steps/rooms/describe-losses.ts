import type { DroppedChoices } from '../../../src/domain/booking/legs.ts';
import type { Texts } from '../../texts/catalogue.ts';

const KINDS = ['breakfastTables', 'dinnerTables', 'teeTimes', 'poolTimes', 'spaTimes', 'addOns'] as const;

/** What a change takes away, in words for a sentence: 'your rate, 2 spa times and 1 add-on'. */
export function describeLosses(
  { losses: texts, formats }: Pick<Texts, 'losses' | 'formats'>,
  dropped: DroppedChoices,
  rate: boolean,
): string {
  const counted = KINDS.filter((kind) => dropped[kind] > 0).map((kind) =>
    formats.plural(texts[kind], dropped[kind]),
  );
  return formats.list(rate ? [texts.rate, ...counted] : counted);
}
