import type { DroppedChoices } from '../../../src/domain/legs.ts';
import type { Texts } from '../../../src/texts/catalogue.ts';
import { plural } from '../../../src/texts/fill.ts';
import { nameList } from '../../../src/texts/name-list.ts';

const KINDS = ['breakfastTables', 'dinnerTables', 'teeTimes', 'poolTimes', 'spaTimes', 'addOns'] as const;

/** 'your rate, 2 spa times and 1 add-on': what a change takes away, for a sentence (D-39). */
export function describeLosses(texts: Texts['losses'], dropped: DroppedChoices, rate: boolean): string {
  const counted = KINDS.filter((kind) => dropped[kind] > 0).map((kind) => plural(texts[kind], dropped[kind]));
  return nameList(rate ? [texts.rate, ...counted] : counted, texts.and);
}
