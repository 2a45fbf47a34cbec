import { useSelector } from '@xstate/react';
import type { AccountActor } from '../../machines/account/account.machine.ts';
import * as selectors from '../../machines/account/account.selectors.ts';
import { accountHash } from '../router/account-routes.ts';
import { StepScreen } from '../booking/StepScreen.tsx';
import { ErrorBox } from '../ui/text/ErrorBox.tsx';
import { FocusKeeper } from '../ui/frame/FocusKeeper.tsx';
import { Skeleton } from '../ui/text/Skeleton.tsx';
import { useTexts } from '../ui/text/texts-context.tsx';
import type { LazyStepRef } from '../lazy/lazy-step.ts';
import { AccountFrame } from './AccountFrame.tsx';

/** The account area: the frame, and the screen that the route names. */
export function AccountApp({ actor }: { actor: AccountActor }) {
  const firstName = useSelector(actor, selectors.selectFirstName);
  const { screen } = useSelector(actor, selectors.selectRoute);
  return (
    <AccountFrame {...{ firstName, screen }} onLogout={() => actor.send({ type: 'logout.requested' })}>
      <CurrentScreen actor={actor} />
      <FocusKeeper />
    </AccountFrame>
  );
}

function CurrentScreen({ actor }: { actor: AccountActor }) {
  const { account, booking } = useTexts();
  const screen = useSelector(actor, selectors.selectScreen);
  const route = useSelector(actor, selectors.selectRoute);
  const isUnavailable = useSelector(actor, selectors.selectIsUnavailable);
  const isBroken = useSelector(actor, selectors.selectIsBroken);
  if (isUnavailable || isBroken) {
    const { title, text } = isBroken ? booking.broken : account.frame.unavailable;
    return (
      <>
        <ErrorBox level={2} title={title} text={text} onRetry={() => actor.send({ type: 'load.retried' })} />
        <slot />
      </>
    );
  }
  if (!screen) return <Skeleton height={280} />;
  return <StepScreen key={accountHash(route)} holder={screen as LazyStepRef} flow={actor} />;
}
