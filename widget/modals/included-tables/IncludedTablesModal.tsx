import { useSelector } from '@xstate/react';
import type { IncludedTablesRef } from '../../../machines/modals/included-tables/included-tables.machine.ts';
import * as selectors from '../../../machines/modals/included-tables/included-tables.selectors.ts';
import { selectIsOpen } from '../../../machines/modals/modal.selectors.ts';
import { fill } from '../../texts/fill.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Html } from '../../ui/media/Html.tsx';
import { SafeLink } from '../../ui/media/SafeLink.tsx';
import { registerStyles } from '../../ui/frame/styles.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { LoadedContent } from '../shared/LoadedContent.tsx';
import { ModalFrame } from '../shared/ModalFrame.tsx';
import css from './included-tables.css?inline';
import { DiningRows } from './DiningRows.tsx';

registerStyles(css);

/** Tables for breakfast or dinner, a row per date. */
export function IncludedTablesModal({ actor }: { actor: IncludedTablesRef }) {
  const { includedTables: texts, times, shared } = useTexts();
  const meal = useSelector(actor, selectors.selectMeal);
  const isOpen = useSelector(actor, selectIsOpen);
  return (
    <ModalFrame
      actor={actor}
      title={texts.title[meal]}
      size="wide"
      close={shared.close}
      actions={
        <Button variant="primary" disabled={!isOpen} onClick={() => actor.send({ type: 'form.submitted' })}>
          {times.done}
        </Button>
      }
    >
      <Intro actor={actor} />
      <LoadedContent actor={actor} loading={texts.loading} height={200} failed={texts.failed}>
        <DiningRows actor={actor} />
      </LoadedContent>
    </ModalFrame>
  );
}

/** The rate's words about the meal, and the menus. */
function Intro({ actor }: { actor: IncludedTablesRef }) {
  const texts = useTexts().includedTables;
  const meal = useSelector(actor, selectors.selectMeal);
  const intro = useSelector(actor, selectors.selectIntro);
  const menus = useSelector(actor, selectors.selectMenus);
  return (
    <div className="ui-stack ui-stack-tight">
      <Html html={intro} />
      {meal === 'dinner' ? <p>{texts.joiningTables}</p> : null}
      {menus.length > 0 ? (
        <ul className="ui-row ui-list" aria-label={texts.menus}>
          {menus.map(({ restaurantId, displayName, menuLink }) => (
            <li key={restaurantId}>
              <SafeLink href={menuLink} newTab>
                {fill(texts.menu, { restaurant: displayName })}
              </SafeLink>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
