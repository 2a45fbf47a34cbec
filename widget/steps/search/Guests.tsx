import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { SearchRef } from '../../../machines/steps/search/search.machine.ts';
import * as selectors from '../../../machines/steps/search/search.selectors.ts';
import { describeParty } from '../../texts/describe-party.ts';
import { fill } from '../../texts/fill.ts';
import { listFacts } from '../../texts/list-facts.ts';
import { useFold } from '../../ui/controls/use-fold.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { Parties } from './Parties.tsx';

interface GuestsProps {
  actor: SearchRef;
  /** Whether a search was tried without an age, so that each missing one says so. */
  asksAges: boolean;
}

/** '1 room, 2 adults', which unfolds the choice. Open where something in it stands in the search's way. */
export function Guests({ actor, asksAges }: GuestsProps) {
  const texts = useTexts().search;
  const isAmending = useSelector(actor, selectors.selectIsAmending);
  const fold = useFold(useSelector(actor, selectors.selectIsBlocked));
  const id = useId();
  const panel = useId();
  return (
    <div className="search-who">
      <div className="ui-field">
        <label className="ui-label" htmlFor={id} id={`${id}-label`}>
          {isAmending ? texts.whoAmending : texts.who}
        </label>
        <button
          id={id}
          type="button"
          name="guests"
          className="ui-input search-fold ui-unfolds"
          aria-labelledby={`${id}-label ${id}-value`}
          aria-expanded={fold.isOpen}
          aria-controls={panel}
          onClick={fold.toggle}
        >
          <span id={`${id}-value`}>
            <WhoComes actor={actor} isAmending={isAmending} />
          </span>
        </button>
      </div>
      <div id={panel} className="search-guests" hidden={!fold.isOpen}>
        <Parties {...{ actor, asksAges }} />
      </div>
    </div>
  );
}

function WhoComes({ actor, isAmending }: { actor: SearchRef; isAmending: boolean }) {
  const texts = useTexts();
  const { search, shared, formats } = texts;
  const rooms = useSelector(actor, selectors.selectRooms);
  const party = useSelector(actor, selectors.selectWholeParty);
  if (!party) return fill(shared.rooms.other, { n: search.moreRooms });
  return listFacts(shared, [
    isAmending ? '' : formats.plural(shared.rooms, rooms),
    describeParty(texts, party),
    party.dogs > 0 ? formats.plural(shared.dogs, party.dogs) : '',
  ]);
}
