import { fill } from '../../../src/texts/fill.ts';
import { useTexts } from '../../ui/texts-context.tsx';

/** From what age on something is (D-386); nothing where it is for everybody. */
export function AgeNote({ age }: { age: number }) {
  const { times } = useTexts();
  return age > 0 ? <p className="ui-soft">{fill(times.minimumAge, { age })}</p> : null;
}
