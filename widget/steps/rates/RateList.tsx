import { useId, useState } from 'react';
import type { RatesRef } from '../../../machines/steps/rates/rates.machine.ts';
import type { RateRow } from '../../../src/domain/rates/rate-comparison.ts';
import type { RateMarks } from '../../../src/domain/rates/rate-marks.ts';
import { fill } from '../../texts/fill.ts';
import { ButtonAbout } from '../../ui/controls/ButtonAbout.tsx';
import choiceCss from '../../ui/controls/choice.css?inline';
import { registerStyles } from '../../ui/frame/styles.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { RateLabel } from './RateLabel.tsx';
import { RateNights } from './RateNights.tsx';
import css from './rate-list.css?inline';

registerStyles(choiceCss);
registerStyles(css);

/** A long list starts with the first `FIRST` rates and the chosen one. */
const FIRST = 4;
/** A list that would hide fewer shows all: a press for a single rate saves the guest nothing. */
const FEWEST_HIDDEN = 2;

export interface RateListProps {
  /** The group's name. */
  name: string;
  rows: readonly RateRow[];
  nights: number;
  /** What every price includes, in words; empty where prices include nothing. */
  fees: string;
  /** The radios' name. All lists share it, because one rate is chosen among all. */
  group: string;
  /** The selected rate, if it is in this list. */
  rateCode: string | null;
  isDisabled: boolean;
  /** The rates that stand out among those of all lists. */
  marks: RateMarks;
  actor: RatesRef;
  onSelect: (rateCode: string) => void;
}

/** The rates of a group, the cheapest first. */
export function RateList({ name, rows, ...choice }: RateListProps) {
  const texts = useTexts().rates;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const first = rows.filter((row, index) => index < FIRST || isChosen(row));
  const isLong = rows.length - first.length >= FEWEST_HIDDEN;
  const shown = isLong && !isOpen ? first : rows;
  const cheapest = rows[0]?.offer.content?.displayName ?? name;

  function isChosen({ offer }: RateRow): boolean {
    return offer.rate.rateCode === choice.rateCode;
  }
  return (
    <div className="rates-list" id={id}>
      {shown.map((row) => (
        <Row
          key={row.offer.rate.rateCode}
          {...choice}
          {...{ name, cheapest, row }}
          isChosen={isChosen(row)}
        />
      ))}
      {isLong ? (
        <ButtonAbout
          variant="link"
          about={name}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? texts.showFewer : fill(texts.showAll, { n: rows.length })}
        </ButtonAbout>
      ) : null}
    </div>
  );
}

interface RowProps extends Omit<RateListProps, 'rows' | 'rateCode'> {
  cheapest: string;
  row: RateRow;
  isChosen: boolean;
}

function Row({ row, isChosen, group, isDisabled, onSelect, marks, actor, ...label }: RowProps) {
  const texts = useTexts().rates.marks;
  const { rateCode } = row.offer.rate;
  const said = [
    ...(marks.lowest === rateCode ? [texts.lowest] : []),
    ...(marks.freest === rateCode ? [texts.freest] : []),
  ];
  return (
    <div className="rates-row">
      <label className="ui-choice">
        <input
          type="radio"
          name={group}
          data-name="rate"
          value={rateCode}
          checked={isChosen}
          disabled={isDisabled}
          onChange={() => onSelect(rateCode)}
        />
        <RateLabel {...label} row={row} marks={said} />
      </label>
      {isChosen && label.nights > 1 ? <RateNights actor={actor} about={label.name} /> : null}
    </div>
  );
}
