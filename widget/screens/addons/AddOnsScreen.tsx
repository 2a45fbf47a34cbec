import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { addonsMachine } from '../../../machines/steps/addons/addons.machine.ts';
import {
  selectIsLoading,
  selectIsUnavailable,
  selectOffers,
} from '../../../machines/steps/addons/addons.selectors.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StepLayout } from '../../ui/StepLayout.tsx';
import { registerStyles } from '../../ui/styles.ts';
import { useTexts } from '../../ui/texts-context.tsx';
import { AddOnPanel } from './AddOnPanel.tsx';
import css from './addons.css?inline';

registerStyles(css);

export type AddOnsRef = ActorRefFrom<typeof addonsMachine>;

/** Paid extras in a grid of panels (A §2.11). */
export function AddOnsScreen({ actor }: { actor: AddOnsRef }) {
  const { addons: texts, shared } = useTexts();
  return (
    <StepLayout
      actions={
        <>
          <Button onClick={() => actor.send({ type: 'back.pressed' })}>{shared.back}</Button>
          <Button variant="primary" onClick={() => actor.send({ type: 'next.pressed' })}>
            {shared.continue}
          </Button>
        </>
      }
    >
      <PageHeading>{texts.title}</PageHeading>
      <Offers actor={actor} />
    </StepLayout>
  );
}

function Offers({ actor }: { actor: AddOnsRef }) {
  const { addons: texts, shared } = useTexts();
  const offers = useSelector(actor, selectOffers, (a, b) => JSON.stringify(a) === JSON.stringify(b));
  const isLoading = useSelector(actor, selectIsLoading);
  const isUnavailable = useSelector(actor, selectIsUnavailable);
  if (isLoading) {
    return (
      <>
        <Loading text={texts.loading} />
        <Skeleton height={320} />
      </>
    );
  }
  if (isUnavailable) {
    return (
      <ErrorBox
        heading={texts.unavailable.title}
        text={texts.unavailable.text}
        action={<Button onClick={() => actor.send({ type: 'load.retried' })}>{shared.retry}</Button>}
      />
    );
  }
  return (
    <ul className="addons-grid ui-list">
      {offers.map((offer) => (
        <AddOnPanel key={offer.price.Code} actor={actor} offer={offer} />
      ))}
    </ul>
  );
}
