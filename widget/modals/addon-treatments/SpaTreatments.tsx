import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { AddOnTreatmentsRef } from '../../../machines/modals/addon-treatments/addon-treatments.machine.ts';
import * as selectors from '../../../machines/modals/addon-treatments/addon-treatments.selectors.ts';
import type { Treatment } from '../../../src/domain/spa/spa.ts';
import { describeGuest } from '../../texts/describe-guest.ts';
import { fill } from '../../texts/fill.ts';
import { About } from '../../ui/text/About.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { AgeNote } from '../shared/AgeNote.tsx';
import { ModalHeading } from '../shared/ModalHeading.tsx';
import { TreatmentCards } from '../shared/TreatmentCards.tsx';

interface SpaTreatmentsProps {
  actor: AddOnTreatmentsRef;
  /** Words about the treatments below. */
  children: ReactNode;
}

/** The available treatments, each with a 'Select' per length. */
export function SpaTreatments({ actor, children }: SpaTreatmentsProps) {
  const words = useTexts();
  const texts = words.addOnKinds.treatment;
  const name = describeGuest(words, useSelector(actor, selectors.selectGuestName));
  const treatments = useSelector(actor, selectors.selectTreatments);
  const commonAge = useSelector(actor, selectors.selectCommonAge);
  return (
    <>
      <div className="ui-stack ui-stack-tight">
        <ModalHeading page="treatments">{fill(texts.choose, { name })}</ModalHeading>
        {children}
        {commonAge === null ? null : <AgeNote age={commonAge} />}
      </div>
      <TreatmentCards
        treatments={treatments}
        note={({ minimumAge }) => (commonAge === null ? <AgeNote age={minimumAge} /> : null)}
      >
        {(treatment) => <Choices actor={actor} treatment={treatment} />}
      </TreatmentCards>
    </>
  );
}

/** A 'Select' per length, where the guest is old enough. */
function Choices({ actor, treatment }: { actor: AddOnTreatmentsRef; treatment: Treatment }) {
  const { id, displayName, minimumAge, durations } = treatment;
  const { addOnKinds, formats } = useTexts();
  const texts = addOnKinds.treatment;
  const isForGuest = useSelector(actor, selectors.selectIsForGuest(minimumAge));
  return isForGuest
    ? durations.map(({ code, duration, price }) => (
        <Button key={code} onClick={() => actor.send({ type: 'duration.chosen', treatmentId: id, code })}>
          <About about={displayName}>
            <span className="times-duration ui-numbers">
              {texts.select} <small>{fill(texts.minutes, { n: duration })}</small>{' '}
              <span>{formats.price(price)}</span>
            </span>
          </About>
        </Button>
      ))
    : null;
}
