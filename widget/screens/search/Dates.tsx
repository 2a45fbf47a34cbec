import { useSelector } from '@xstate/react';
import type { SearchRef } from '../../../machines/steps/search/search.machine.ts';
import {
  selectArrivalDate,
  selectDepartureDate,
  selectFirstArrival,
  selectIsPricesOpen,
  selectIsDateFixed,
  selectLastArrival,
  selectNightChoices,
  selectNights,
  selectStayDates,
} from '../../../machines/steps/search/search.selectors.ts';
import { fill } from '../../../src/texts/fill.ts';
import type { LazyStepRef } from '../../lazy/lazy-step.ts';
import { Button } from '../../ui/Button.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { Announcement } from '../../ui/Announcement.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { useTexts } from '../../ui/texts-context.tsx';
import { StepScreen } from '../booking/StepScreen.tsx';

/** Arrival and nights; plain text once a voucher decides them (A §2.4), which is said. */
export function Dates({ actor }: { actor: SearchRef }) {
  const { search, shared, formats } = useTexts();
  const date = formats.plainDate(useSelector(actor, selectArrivalDate));
  const nights = formats.plural(shared.nights, useSelector(actor, selectNights));
  const isFixed = useSelector(actor, selectIsDateFixed);
  return (
    <div className="search-dates">
      <DateFields actor={actor} />
      <Announcement
        text={isFixed ? fill(search.said.fixed, { date, nights }) : search.said.free}
        isOnlyNews
      />
    </div>
  );
}

function DateFields({ actor }: { actor: SearchRef }) {
  const { search: texts, shared, formats } = useTexts();
  const arrival = useSelector(actor, selectArrivalDate);
  const departure = useSelector(actor, selectDepartureDate);
  const nights = useSelector(actor, selectNights);
  const isFixed = useSelector(actor, selectIsDateFixed);
  const min = useSelector(actor, selectFirstArrival);
  const max = useSelector(actor, selectLastArrival);
  const choices = useSelector(actor, selectNightChoices);
  if (isFixed) {
    return (
      <div className="ui-stack ui-stack-tight">
        <dl className="search-fixed ui-stack ui-stack-tight">
          <div>
            <dt>{texts.arrival}</dt>
            <dd className="ui-numbers">{formats.date(arrival)}</dd>
          </div>
          <div>
            <dt>{texts.nights}</dt>
            <dd className="ui-numbers">{formats.plural(shared.nights, nights)}</dd>
          </div>
        </dl>
        <p className="ui-soft">{texts.fixed}</p>
      </div>
    );
  }
  return (
    <div>
      <div className="ui-grid">
        <DateField
          label={texts.arrival}
          name="arrivalDate"
          value={arrival}
          min={min}
          max={max}
          onChange={(date) => actor.send({ type: 'arrival.chosen', date })}
        />
        <SelectField
          label={texts.nights}
          name="numberOfNights"
          value={String(nights)}
          options={choices.map((n) => ({ value: String(n), label: formats.plural(shared.nights, n) }))}
          onChange={(value) => actor.send({ type: 'nights.chosen', nights: Number(value) })}
        />
      </div>
      <div className="ui-row search-departure">
        <p className="ui-soft">{fill(texts.departure, { date: formats.plainDate(departure) })}</p>
        <PricesButton actor={actor} />
      </div>
      <Prices actor={actor} />
    </div>
  );
}

function PricesButton({ actor }: { actor: SearchRef }) {
  const texts = useTexts().search;
  const isOpen = useSelector(actor, selectIsPricesOpen);
  return (
    <Button
      aria-expanded={isOpen}
      onClick={() => actor.send({ type: isOpen ? 'prices.closed' : 'prices.opened' })}
    >
      {texts.prices}
    </Button>
  );
}

/** The month calendar with its prices, whose code comes when it is first opened. */
function Prices({ actor }: { actor: SearchRef }) {
  const isOpen = useSelector(actor, selectIsPricesOpen);
  const calendar = useSelector(actor, selectStayDates);
  return isOpen && calendar ? <StepScreen holder={calendar as LazyStepRef} /> : null;
}
