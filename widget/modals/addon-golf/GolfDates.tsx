import { useSelector } from '@xstate/react';
import type { AddOnGolfRef } from '../../../machines/modals/addon-golf/addon-golf.machine.ts';
import * as selectors from '../../../machines/modals/addon-golf/addon-golf.selectors.ts';
import { formatClock } from '../../../src/domain/dates/dates.ts';
import { fill } from '../../texts/fill.ts';
import { Checkbox } from '../../ui/controls/Checkbox.tsx';
import { RadioGroup } from '../../ui/controls/RadioGroup.tsx';
import { EachPrice } from '../shared/EachPrice.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';

/** The days of the stay, each with a checkbox. A ticked day also asks for the number of players. */
export function GolfDates({ actor }: { actor: AddOnGolfRef }) {
  const texts = useTexts().addOnKinds.golf;
  const dates = useSelector(actor, selectors.selectDates);
  const mostPlayers = useSelector(actor, selectors.selectMostPlayers);
  return (
    <>
      <div className="ui-stack ui-stack-tight">
        <p>{texts.intro}</p>
        <EachPrice amount={useSelector(actor, selectors.selectEachPays)} words={texts.each} />
      </div>
      <ul className="times-dates ui-list">
        {dates.map((day) => (
          <GolfDay key={day.date} actor={actor} day={day} mostPlayers={mostPlayers} />
        ))}
      </ul>
    </>
  );
}

interface GolfDayProps {
  actor: AddOnGolfRef;
  day: selectors.GolfDateView;
  mostPlayers: number;
}

function GolfDay({ actor, day: { date, isTicked, players, time }, mostPlayers }: GolfDayProps) {
  const { addOnKinds, formats } = useTexts();
  const texts = addOnKinds.golf;
  const counts = Array.from({ length: mostPlayers }, (_, index) => String(index + 1));
  return (
    <li>
      <Checkbox
        label={formats.fullDate(date)}
        name={`golf-${date}`}
        checked={isTicked}
        hint={isTicked && time !== null ? fill(texts.chosen, { time: formatClock(time) }) : undefined}
        onChange={(ticked) => actor.send({ type: 'date.ticked', date, isTicked: ticked })}
      />
      {isTicked ? (
        <div
          className="addon-golf-players"
          role="group"
          aria-label={fill(texts.playersOn, { date: formats.fullDate(date) })}
        >
          <RadioGroup
            legend={texts.players}
            name={`players-${date}`}
            value={String(players)}
            options={counts.map((count) => ({ value: count, label: count }))}
            onChange={(count) => actor.send({ type: 'players.chosen', date, players: Number(count) })}
          />
        </div>
      ) : null}
    </li>
  );
}
