import type { ReactNode } from 'react';
import css from '../media/content.css?inline';
import { registerStyles } from '../frame/styles.ts';

registerStyles(css);

interface PriceProps {
  /** Written out, with its currency: '£240'. */
  amount: string;
  /** e.g. 'From'. */
  before?: string | undefined;
  /** What the price covers, on a line of its own. */
  after?: ReactNode;
  size?: 'm' | 'l' | undefined;
}

export function Price({ amount, before, after, size = 'm' }: PriceProps) {
  return (
    <span className={`ui-price ui-price-${size}`}>
      {before ? <small>{before} </small> : null}
      <strong>{amount}</strong>
      {after ? <small> {after}</small> : null}
    </span>
  );
}
