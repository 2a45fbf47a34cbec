import type { AgeLimit } from '../../../src/domain/ages.ts';
import { fill } from '../../../src/texts/fill.ts';
import { useTexts } from '../../ui/texts-context.tsx';

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** From what age on something is, and for whom in the room it is not (D-386); nothing where it is for everybody. */
export function AgeNote({ limit }: { limit: AgeLimit | null }) {
  const { ageLimit } = useTexts().times;
  if (limit === null) return null;
  const { age, names } = limit;
  return (
    <p className="ui-soft">
      {fill(names.length > 0 ? ageLimit.some : ageLimit.all, { age, names: AND.format(names) })}
    </p>
  );
}
