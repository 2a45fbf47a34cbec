import { useSelector } from '@xstate/react';
import { fill } from '../../../src/texts/fill.ts';
import type { SummaryRef } from '../../../machines/steps/summary/summary.machine.ts';
import { selectLost } from '../../../machines/steps/summary/summary.selectors.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useTexts } from '../../ui/texts-context.tsx';

/** What an amendment does not carry over: by name where the old booking is known, else in general. */
export function LeftBehind({ actor }: { actor: SummaryRef }) {
  const { summary, roomSummary, formats } = useTexts();
  const texts = summary.amended;
  const lost = useSelector(actor, selectLost);
  if (lost === null) return <Notice tone="warning">{texts.unknown}</Notice>;
  const names = [
    ...lost.included.map((what) => texts.included[what]),
    ...lost.things.map(({ name, quantity }) =>
      quantity > 1 ? fill(roomSummary.quantity, { n: quantity, name }) : name,
    ),
  ];
  if (names.length === 0) return <Notice tone="warning">{texts.times}</Notice>;
  return (
    <Notice tone="warning" said={[texts.lost, formats.series(names), texts.again].join(' ')}>
      <p>{texts.lost}</p>
      <ul className="summary-lost">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <p>{texts.again}</p>
    </Notice>
  );
}
