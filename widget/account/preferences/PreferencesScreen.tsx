import { useSelector } from '@xstate/react';
import type { PreferencesRef } from '../../../machines/account/preferences/preferences.machine.ts';
import * as selectors from '../../../machines/account/preferences/preferences.selectors.ts';
import { selectFailure } from '../../../machines/shared/last-failure.selectors.ts';
import { Interests } from '../../steps/details/Interests.tsx';
import { writeFailureText } from '../../texts/failure-text.ts';
import { ErrorBox } from '../../ui/text/ErrorBox.tsx';
import { Form } from '../../ui/controls/Form.tsx';
import { Loading } from '../../ui/text/Loading.tsx';
import { PageHeading } from '../../ui/text/PageHeading.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { useReturns } from '../../ui/controls/use-returns.ts';
import { FormEnd } from '../shared/FormEnd.tsx';

/** The mailing lists of a member. */
export function PreferencesScreen({ actor }: { actor: PreferencesRef }) {
  const { account } = useTexts();
  const texts = account.preferences;
  const isLoading = useSelector(actor, selectors.selectIsLoading);
  const isUnavailable = useSelector(actor, selectors.selectIsUnavailable);
  return (
    <section className="ui-stack account-narrow">
      <PageHeading>{texts.title}</PageHeading>
      {isLoading ? <Loading text={texts.loading} height={220} /> : null}
      {isUnavailable ? (
        <ErrorBox {...account.frame.unavailable} onRetry={() => actor.send({ type: 'load.retried' })} />
      ) : null}
      {isLoading || isUnavailable ? null : <Lists actor={actor} />}
    </section>
  );
}

function Lists({ actor }: { actor: PreferencesRef }) {
  const { account, shared } = useTexts();
  const texts = account.preferences;
  const ticked = useSelector(actor, selectors.selectTicked);
  const failure = useSelector(actor, selectFailure);
  const isSaved = useSelector(actor, selectors.selectIsSaved);
  const returns = useReturns(actor);
  const isBusy = useSelector(actor, selectors.selectIsBusy);

  function submit() {
    if (!isBusy) actor.send({ type: 'form.submitted' });
  }

  return (
    <Form className="ui-stack" onSubmit={submit}>
      {failure ? (
        <ErrorBox key={returns} title={texts.failed} text={writeFailureText(failure, shared.failures)} />
      ) : null}
      <fieldset className="ui-grid account-lists">
        <legend className="ui-label">{texts.intro}</legend>
        <Interests
          name="list"
          {...{ ticked }}
          disabled={isBusy}
          onToggle={(id) => actor.send({ type: 'list.toggled', id })}
        />
      </fieldset>
      <FormEnd submit={texts.submit} isBusy={isBusy} busy={texts.busy} done={isSaved ? texts.saved : null} />
    </Form>
  );
}
