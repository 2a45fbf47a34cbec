import { useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import type { SearchRef } from '../../../machines/steps/search/search.machine.ts';
import * as selectors from '../../../machines/steps/search/search.selectors.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Form } from '../../ui/controls/Form.tsx';
import { Html } from '../../ui/media/Html.tsx';
import { Notice } from '../../ui/text/Notice.tsx';
import { PageHeading } from '../../ui/text/PageHeading.tsx';
import { StepLayout } from '../../ui/frame/StepLayout.tsx';
import { registerStyles } from '../../ui/frame/styles.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { Dates } from './Dates.tsx';
import { Codes } from './Codes.tsx';
import { Guests } from './Guests.tsx';
import css from './search.css?inline';
import { SearchModals } from './SearchModals.tsx';

registerStyles(css);

const FORM_ID = 'stay-search';

/** Dates, rooms, parties, promo code and vouchers. */
export function SearchScreen({ actor }: { actor: SearchRef }) {
  const texts = useTexts().search;
  const isClosed = useSelector(actor, selectors.selectIsClosed);
  const closedMessage = useSelector(actor, selectors.selectClosedMessage);
  const holdsRooms = useSelector(actor, selectors.selectHoldsRooms);
  const { title, summary } = useSelector(actor, selectors.selectIsAmending) ? texts.amending : texts;
  if (isClosed) {
    return (
      <section className="search">
        <PageHeading>{title}</PageHeading>
        <Notice tone="warning">
          <Html html={closedMessage} />
        </Notice>
      </section>
    );
  }
  return (
    <StepLayout actions={<CheckAvailability actor={actor} />}>
      <PageHeading summary={summary}>{title}</PageHeading>
      {holdsRooms ? <Notice>{texts.holdsRooms}</Notice> : null}
      <SearchForm actor={actor} />
      <SearchModals actor={actor} />
    </StepLayout>
  );
}

function SearchForm({ actor }: { actor: SearchRef }) {
  const texts = useTexts().search;
  const hasMap = useSelector(actor, selectors.selectHasMap);
  const lacksAges = useSelector(actor, selectors.selectLacksAgesOnly);
  const form = useRef<HTMLFormElement>(null);
  const [asksAges, askAges] = useState(false);
  function submit() {
    askAges(lacksAges);
    if (lacksAges) focusFirstAge(form.current);
    else actor.send({ type: 'search.submitted' });
  }
  return (
    <Form ref={form} id={FORM_ID} className="search-form" onSubmit={submit}>
      <Dates actor={actor} />
      <Guests actor={actor} asksAges={asksAges} />
      <Blocks actor={actor} />
      <Codes actor={actor} />
      {hasMap ? (
        <Button variant="link" className="search-map" onClick={() => actor.send({ type: 'map.opened' })}>
          {texts.map}
        </Button>
      ) : null}
    </Form>
  );
}

function CheckAvailability({ actor }: { actor: SearchRef }) {
  const texts = useTexts().search;
  const canSearch = useSelector(actor, selectors.selectCanSearch);
  const isSubmitted = useSelector(actor, selectors.selectIsSubmitted);
  // A press leads to the age that is missing, which may be out of sight.
  const lacksAges = useSelector(actor, selectors.selectLacksAgesOnly);
  return (
    <Button
      variant="primary"
      type="submit"
      name="search"
      form={FORM_ID}
      busy={isSubmitted}
      disabled={!canSearch && !isSubmitted && !lacksAges}
    >
      {texts.submit}
    </Button>
  );
}

/** Focuses the first age that is missing, or the button that unfolds the guests. */
function focusFirstAge(form: HTMLFormElement | null) {
  const age = form?.querySelector<HTMLElement>('select:required:invalid');
  if (age?.checkVisibility()) age.focus();
  else form?.querySelector<HTMLElement>('.search-who .search-fold')?.focus();
}

/** Says why the search cannot be made yet. */
function Blocks({ actor }: { actor: SearchRef }) {
  const texts = useTexts().search;
  const content = useSelector(actor, selectors.selectContent);
  const rooms = useSelector(actor, selectors.selectIsBlockedByRooms);
  const children = useSelector(actor, selectors.selectIsBlockedByChildren);
  const ages = useSelector(actor, selectors.selectIsBlockedByAges);
  const voucher = useSelector(actor, selectors.selectIsBlockedByVoucher);
  return (
    <div className="search-blocks ui-stack" role="status">
      {rooms && content.exceedRoomLimit ? (
        <Notice tone="warning">
          <Html html={content.exceedRoomLimit} />
        </Notice>
      ) : null}
      {children ? (
        <Notice tone="warning">
          <Html html={content.childBooking} />
        </Notice>
      ) : null}
      {ages ? (
        <Notice>
          <p>{texts.agesMissing}</p>
        </Notice>
      ) : null}
      {voucher ? (
        <Notice tone="warning">
          <p>{texts.stayVoucher}</p>
        </Notice>
      ) : null}
    </div>
  );
}
