import { useSelector } from '@xstate/react';
import type { ShareRef } from '../../../machines/shared/share/share.machine.ts';
import * as selectors from '../../../machines/shared/share/share.selectors.ts';
import type { SharedLink } from '../../../machines/shared/ports.ts';
import { Announcement } from '../../ui/text/Announcement.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';

interface ShareProps {
  actor: ShareRef;
}

/** The button that shares a link. `isQuiet` where other things matter more. */
export function ShareButton({ actor, link, isQuiet }: ShareProps & { link: SharedLink; isQuiet?: boolean }) {
  const texts = useTexts().confirmation.share;
  return (
    <Button
      variant={isQuiet ? 'link' : undefined}
      busy={useSelector(actor, selectors.selectIsSharing)}
      onClick={() => actor.send({ type: 'share.pressed', link })}
    >
      {texts.open}
    </Button>
  );
}

/** The result of sharing, where the device does not show one itself. */
export function ShareNews({ actor }: ShareProps) {
  const texts = useTexts().confirmation.share;
  const isCopied = useSelector(actor, selectors.selectIsCopied);
  const byHand = useSelector(actor, selectors.selectLinkByHand);
  if (isCopied) {
    return (
      <p className="ui-soft share-news">
        {texts.copied}
        <Announcement text={texts.copied} />
      </p>
    );
  }
  return byHand === null ? null : (
    <p className="share-news">
      {texts.failed} <span className="share-link">{byHand}</span>
      <Announcement text={texts.failed} />
    </p>
  );
}
