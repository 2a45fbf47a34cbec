import { useSelector } from '@xstate/react';
import type { SearchRef } from '../../../machines/steps/search/search.machine.ts';
import { selectContent, selectHelp, selectModal } from '../../../machines/steps/search/search.selectors.ts';
import { useAssets } from '../../ui/media/assets-context.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { SafeLink } from '../../ui/media/SafeLink.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { ContentBlock } from './ContentBlock.tsx';
import { DatesDialog } from './DatesDialog.tsx';
import { MapDialog } from './MapDialog.tsx';

/** The search's modals: dates, voucher help, estate map, and why a voucher was refused. */
export function SearchModals({ actor }: { actor: SearchRef }) {
  const texts = useTexts().search;
  const { links } = useAssets();
  const modal = useSelector(actor, selectModal);
  const help = useSelector(actor, selectHelp);
  const content = useSelector(actor, selectContent);
  const close = () => actor.send({ type: 'modal.closed' });
  switch (modal) {
    case 'dates':
      return <DatesDialog actor={actor} onClose={close} />;
    case 'voucherHelp':
      return (
        <Dialog title={texts.howTo} size="wide" onCancel={close}>
          <div className="search-help ui-stack ui-stack-loose">
            {content.giftVouchers.map((item) => (
              <ContentBlock key={item.title} item={item} />
            ))}
          </div>
        </Dialog>
      );
    case 'map':
      return content.accommodationMap ? <MapDialog map={content.accommodationMap} onClose={close} /> : null;
    case 'refusal':
      return (
        <Dialog title={texts.refusal.title} onCancel={close}>
          <div className="ui-stack">
            {help ? <p>{texts.refusal[help]}</p> : null}
            <p>
              <SafeLink href={links.contact}>{texts.refusal.contact}</SafeLink>
            </p>
          </div>
        </Dialog>
      );
    case null:
      return null;
  }
}
