import { useSelector } from '@xstate/react';
import type { RestoreRef } from '../../../machines/steps/restore/restore.machine.ts';
import * as selectors from '../../../machines/steps/restore/restore.selectors.ts';
import { selectFailure } from '../../../machines/shared/last-failure.selectors.ts';
import { failureText } from '../../texts/failure-text.ts';
import { fill } from '../../texts/fill.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { ErrorBox } from '../../ui/text/ErrorBox.tsx';
import { Loading } from '../../ui/text/Loading.tsx';
import { Notice } from '../../ui/text/Notice.tsx';
import { PageHeading } from '../../ui/text/PageHeading.tsx';
import { StepLayout } from '../../ui/frame/StepLayout.tsx';
import { registerStyles } from '../../ui/frame/styles.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { RoomsAgain, priceText } from './RoomsAgain.tsx';
import { TimesAgain } from './TimesAgain.tsx';
import css from './restore.css?inline';

registerStyles(css);

interface Props {
  actor: RestoreRef;
}

/** A booking asked for again after its session expired, with everything that has changed. */
export function RestoreScreen({ actor }: Props) {
  const { restore: texts, shared } = useTexts();
  const view = useSelector(actor, selectors.selectView);
  const isShown = view === 'shown';
  return (
    <StepLayout
      actions={
        <>
          <Button
            variant={view === 'past' ? 'primary' : 'secondary'}
            onClick={() => actor.send({ type: 'search.wanted' })}
          >
            {texts.newSearch}
          </Button>
          {isShown ? (
            <Button variant="primary" onClick={() => actor.send({ type: 'restore.accepted' })}>
              {shared.continue}
            </Button>
          ) : null}
        </>
      }
    >
      <div className="ui-stack ui-stack-loose">
        <PageHeading>{texts.title}</PageHeading>
        {view === 'busy' ? <Loading text={texts.asking} /> : null}
        {view === 'failed' ? <Unsearched actor={actor} /> : null}
        {view === 'past' ? <Past actor={actor} /> : null}
        {isShown ? (
          <>
            <Outcome actor={actor} />
            <RoomsAgain actor={actor} />
            <AddOnsAgain actor={actor} />
            <TimesAgain actor={actor} />
          </>
        ) : null}
      </div>
    </StepLayout>
  );
}

function Unsearched({ actor }: Props) {
  const { restore: texts, shared } = useTexts();
  const failure = useSelector(actor, selectFailure);
  return (
    <ErrorBox
      title={texts.unsearched.title}
      text={failure ? failureText(failure, shared.failures) : shared.failures.other}
      onRetry={() => actor.send({ type: 'restore.retried' })}
    />
  );
}

function Past({ actor }: Props) {
  const { restore, formats } = useTexts();
  const texts = restore.past;
  const date = formats.longDate(useSelector(actor, selectors.selectArrival));
  return <ErrorBox title={texts.title} text={fill(texts.text, { date })} />;
}

/** The result in one sentence, read out when the estate has answered. */
function Outcome({ actor }: Props) {
  const { restore: texts, formats } = useTexts();
  const isUnchanged = useSelector(actor, selectors.selectIsUnchanged);
  const missing = useSelector(actor, selectors.selectRoomsToChoose);
  const held = useSelector(actor, selectors.selectRooms).filter(({ became }) => became === 'held').length;
  const legs = formats.list(missing.map(String));
  const said = isUnchanged
    ? texts.unchanged
    : missing.length > 0
      ? fill(formats.plural(texts.toChoose, missing.length), { legs })
      : formats.plural(texts.held, held);
  return (
    <Notice tone={isUnchanged ? 'success' : 'warning'} said={said}>
      <p>{said}</p>
    </Notice>
  );
}

/** Add-ons without a time: added again, no longer sold, or left to the guest. */
function AddOnsAgain({ actor }: { actor: RestoreRef }) {
  const words = useTexts();
  const texts = words.restore;
  const addOns = useSelector(actor, selectors.selectAddOns);
  if (addOns.length === 0) return null;
  return (
    <section>
      <h3 className="ui-display">{texts.addOns.title}</h3>
      <ul className="ui-list restore-rooms">
        {addOns.map(({ leg, name, became, before, now }, index) => (
          <li key={index}>
            <span>
              <strong>{name}</strong> <span className="ui-soft">{fill(texts.inRoom, { leg })}</span>
            </span>
            <span className={became === 'kept' ? undefined : 'restore-missing'}>{texts.addOns[became]}</span>
            <span className="ui-numbers">{priceText(words, before, became === 'kept' ? now : null)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
