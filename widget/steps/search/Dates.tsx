import { useSelector } from '@xstate/react';
import type { SearchRef } from '../../../machines/steps/search/search.machine.ts';
import * as selectors from '../../../machines/steps/search/search.selectors.ts';
import { fill } from '../../texts/fill.ts';
import { DateButton } from '../../ui/controls/DateButton.tsx';
import { Announcement } from '../../ui/text/Announcement.tsx';
import { SelectField } from '../../ui/controls/SelectField.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';

/** Arrival and nights. Plain text with a reason where a voucher fixes them. */
export function Dates({ actor }: { actor: SearchRef }) {
  const { search, shared, formats } = useTexts();
  const date = formats.plainDate(useSelector(actor, selectors.selectArrivalDate));
  const nights = formats.plural(shared.nights, useSelector(actor, selectors.selectNights));
  const isFixed = useSelector(actor, selectors.selectIsDateFixed);
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
  const arrival = useSelector(actor, selectors.selectArrivalDate);
  const departure = useSelector(actor, selectors.selectDepartureDate);
  const nights = useSelector(actor, selectors.selectNights);
  const isFixed = useSelector(actor, selectors.selectIsDateFixed);
  const choices = useSelector(actor, selectors.selectNightChoices);
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
      <div className="search-when">
        <DateButton
          label={texts.arrival}
          name="arrivalDate"
          value={arrival}
          onOpen={() => actor.send({ type: 'dates.opened' })}
        />
        <SelectField
          label={texts.nights}
          name="numberOfNights"
          value={String(nights)}
          options={choices.map((n) => ({ value: String(n), label: formats.plural(shared.nights, n) }))}
          onChange={(value) => actor.send({ type: 'nights.chosen', nights: Number(value) })}
        />
      </div>
      <p className="ui-soft search-departure">
        {fill(texts.departure, { date: formats.plainDate(departure) })}
      </p>
    </div>
  );
}
