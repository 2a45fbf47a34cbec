import { useState } from 'react';
import css from './bill.css?inline';
import { registerStyles } from '../frame/styles.ts';

registerStyles(css);

export interface BillLine {
  /** Tells lines with equal labels apart. Defaults to the label. */
  id?: string | undefined;
  label: string;
  /** Written out: '£240', '-£50'. */
  amount?: string | undefined;
  note?: string | undefined;
  kind?: 'line' | 'heading' | 'sub' | 'credit' | 'subtotal' | undefined;
}

interface BillProps {
  /** Left out where the surroundings have a heading, as the summary beside the steps has. */
  heading?: string | undefined;
  level?: 3 | 4 | undefined;
  lines: readonly BillLine[];
  total?: { label: string; amount: string } | undefined;
  /** What the total is made up of, below it. */
  parts?: readonly BillLine[];
}

/** Lines with their amounts at the right edge, a total under a double rule, and its parts. */
export function Bill({ heading, level = 3, lines, total, parts = [] }: BillProps) {
  const Heading = `h${level}` as const;
  return (
    <section className="ui-bill" aria-label={heading}>
      {heading ? <Heading>{heading}</Heading> : null}
      <BillLines lines={lines} />
      {total ? (
        <p className="ui-bill-total">
          <span>{total.label} </span>
          <Amount value={total.amount} />
        </p>
      ) : null}
      <BillLines lines={parts} />
    </section>
  );
}

function BillLines({ lines }: { lines: readonly BillLine[] }) {
  if (lines.length === 0) return null;
  return (
    <ul>
      {lines.map(({ id, label, amount, note, kind = 'line' }) => (
        <li key={id ?? label} className={`ui-bill-${kind}`}>
          <span>
            {label} {note ? <span className="ui-bill-note">{note}</span> : null}
          </span>
          {amount === undefined ? null : <Amount value={amount} />}
        </li>
      ))}
    </ul>
  );
}

/** An amount that lights up for a moment when it changes. */
function Amount({ value }: { value: string }) {
  const [first] = useState(value);
  return (
    <span key={value} className="ui-bill-amount" data-changed={value !== first || undefined}>
      {value}
    </span>
  );
}
