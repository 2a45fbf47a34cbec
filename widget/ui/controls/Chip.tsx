import type { ReactNode } from 'react';
import css from './choosing.css?inline';
import { registerStyles } from '../frame/styles.ts';
import { useTexts } from '../text/texts-context.tsx';

registerStyles(css);

interface ChipProps {
  pressed: boolean;
  /** Somebody else has taken the time. */
  taken?: boolean | undefined;
  onClick: () => void;
  children: ReactNode;
}

/** A time that can be chosen. */
export function Chip({ pressed, taken = false, onClick, children }: ChipProps) {
  const texts = useTexts().controls.chip;
  return (
    <button type="button" className="ui-chip" aria-pressed={pressed} disabled={taken} onClick={onClick}>
      {children}
      {taken ? <span className="ui-hidden"> {texts.taken}</span> : null}
    </button>
  );
}

/** Chips in a grid. `label` says what the times are for. */
export function ChipGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="ui-chips" role="group" aria-label={label}>
      {children}
    </div>
  );
}
