import { fill } from '../../texts/fill.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';

/** The minimum age; nothing where there is none. */
export function AgeNote({ age }: { age: number }) {
  const { times } = useTexts();
  return age > 0 ? <p className="ui-soft">{fill(times.minimumAge, { age })}</p> : null;
}
