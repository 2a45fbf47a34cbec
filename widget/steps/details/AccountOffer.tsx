import { useSelector } from '@xstate/react';
import { useId, useRef, useState, type RefObject } from 'react';
import { fill } from '../../texts/fill.ts';
import { passwordState } from '../../../src/domain/account/passwords.ts';
import type { DetailsRef } from '../../../machines/steps/details/details.machine.ts';
import { visibleError } from '../../../machines/shared/form.ts';
import { selectAsksForAccount, selectForm } from '../../../machines/steps/details/details.selectors.ts';
import { useAssets } from '../../ui/media/assets-context.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { FormCheckbox } from '../../ui/controls/FormFields.tsx';
import { PasswordField } from '../../ui/controls/PasswordField.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { Interests } from './Interests.tsx';

interface AccountOfferProps {
  actor: DetailsRef;
  /** The input that the form reads the password from at submit. */
  password: RefObject<HTMLInputElement | null>;
}

/** Offers an account together with the booking, to a lead booker who stays. */
export function AccountOffer({ actor, password }: AccountOfferProps) {
  const { details, shared } = useTexts();
  const texts = details.account;
  const hasLists = useAssets().mailingLists.length > 0;
  const heading = useId();
  const fold = useId();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const again = useRef<HTMLInputElement>(null);
  const form = useSelector(actor, selectForm);
  const asksForAccount = useSelector(actor, selectAsksForAccount);
  // What is begun stays in sight, with what is wrong in it.
  const isOpen = isUnfolded || asksForAccount;
  const { password: state, joinsMailingList, addressBooks } = form.values.account;

  function tell() {
    const typed = password.current?.value ?? '';
    const repeated = again.current?.value ?? '';
    actor.send({ type: 'password.typed', password: passwordState(typed), isRepeated: typed === repeated });
  }

  function bound(name: 'account.password' | 'account.passwordsMatch', label: string) {
    const error = visibleError(form, name);
    return {
      name,
      label,
      autoComplete: 'new-password',
      required: asksForAccount,
      onLeave: () => actor.send({ type: 'field.left', name }),
      error: error && fill(shared.fieldErrors[error], { label }),
    } as const;
  }

  return (
    <section className="ui-panel ui-stack" aria-labelledby={heading}>
      <h3 id={heading}>
        {asksForAccount ? (
          texts.heading
        ) : (
          <Button
            variant="link"
            className="ui-unfolds"
            aria-expanded={isOpen}
            aria-controls={fold}
            onClick={() => setIsUnfolded(!isUnfolded)}
          >
            {texts.heading}
          </Button>
        )}
      </h3>
      <div id={fold} hidden={!isOpen}>
        <div className="ui-stack">
          <ul className="details-benefits">
            {texts.benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
          <p>{texts.choose}</p>
          <div className="ui-grid">
            <PasswordField
              {...bound('account.password', texts.password)}
              ref={password}
              onFilledChange={tell}
            />
            <PasswordField
              {...bound('account.passwordsMatch', texts.passwordAgain)}
              ref={again}
              onFilledChange={tell}
            />
          </div>
          {hasLists ? (
            <FormCheckbox
              form={form}
              send={actor.send}
              name="account.joinsMailingList"
              label={texts.joinMailingList}
              hint={joinsMailingList && state === 'empty' ? texts.listNeedsPassword : null}
            />
          ) : null}
          {joinsMailingList ? (
            <fieldset className="details-interests">
              <legend>{texts.interests}</legend>
              <Interests
                name="interest"
                ticked={addressBooks}
                onToggle={(id) => actor.send({ type: 'interest.toggled', id })}
              />
            </fieldset>
          ) : null}
        </div>
      </div>
    </section>
  );
}
