import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { AddOnTablesRef } from '../../../machines/modals/addon-tables/addon-tables.machine.ts';
import * as selectors from '../../../machines/modals/addon-tables/addon-tables.selectors.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { SafeLink } from '../../ui/media/SafeLink.tsx';
import { registerStyles } from '../../ui/frame/styles.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { useReturns } from '../../ui/controls/use-returns.ts';
import { ChosenSum } from '../shared/ChosenSum.tsx';
import { EachPrice } from '../shared/EachPrice.tsx';
import { ModalFrame } from '../shared/ModalFrame.tsx';
import { Evening } from './Evening.tsx';
import css from './addon-tables.css?inline';

registerStyles(css);

/** Dinners in one restaurant, a panel per night of the stay. */
export function AddOnTablesModal({ actor }: { actor: AddOnTablesRef }) {
  const { addOnKinds, shared } = useTexts();
  const texts = addOnKinds.table;
  const { menuLink } = useSelector(actor, selectors.selectRestaurant);
  return (
    <ModalFrame
      actor={actor}
      title={useSelector(actor, selectors.selectName)}
      size="wide"
      close={shared.close}
      actions={
        <Button variant="primary" onClick={() => actor.send({ type: 'continue.pressed' })}>
          {shared.continue}
        </Button>
      }
    >
      <div className="ui-stack ui-stack-tight">
        <p>{texts.intro}</p>
        <EachPrice amount={useSelector(actor, selectors.selectEachPays)} words={texts.each} />
        <SafeLink href={menuLink} newTab>
          {texts.menu}
        </SafeLink>
      </div>
      <Evenings actor={actor} />
      <ChosenSum sum={useSelector(actor, selectors.selectSum)} />
    </ModalFrame>
  );
}

function Evenings({ actor }: { actor: AddOnTablesRef }) {
  const evenings = useSelector(actor, selectors.selectEvenings);
  const returns = useReturns(actor);
  const list = useRef<HTMLUListElement>(null);
  // The focus leads to the first wrong field: each field names its own problem (D-420).
  useEffect(() => {
    if (returns > 0) list.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [returns]);
  return (
    <ul className="times-dates ui-list" ref={list}>
      {evenings.map((evening) => (
        <Evening key={evening.date} actor={actor} evening={evening} />
      ))}
    </ul>
  );
}
