import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { SummaryRef } from '../../../machines/steps/summary/summary.machine.ts';
import { editPlace, selectLead } from '../../../machines/steps/summary/summary.selectors.ts';
import { listFacts } from '../../texts/list-facts.ts';
import { useTelephones } from '../../ui/controls/telephones-context.tsx';
import { EditButton } from '../../ui/controls/EditButton.tsx';
import { NoWrap } from '../../ui/text/NoWrap.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { Fact } from '../../shared/bill/Fact.tsx';

/** The lead booker's details, as they will be sent. */
export function LeadBooker({ actor }: { actor: SummaryRef }) {
  const { summary, roomSummary, shared } = useTexts();
  const texts = summary.lead;
  const heading = useId();
  const lead = useSelector(actor, selectLead);
  const telephones = useTelephones();
  if (lead === null) return null;
  // A long address breaks before its domain.
  const [, local = lead.emailAddress, domain = ''] = /^(.*)(@.*)$/.exec(lead.emailAddress) ?? [];
  const telephone =
    typeof telephones === 'string' ? lead.telephone : telephones.groupedTelephone(lead.telephone);
  return (
    <section className="summary-lead" aria-labelledby={heading}>
      <h3 id={heading}>{texts.heading}</h3>
      <dl className="room-summary-facts">
        <Fact
          term={texts.name}
          lines={[lead.name]}
          action={
            <EditButton
              what={roomSummary.edit.leadBooker}
              onClick={() => actor.send({ type: 'edit.pressed', place: editPlace('leadBooker', 1) })}
            />
          }
        >
          {lead.name}
        </Fact>
        <Fact term={texts.email} lines={[lead.emailAddress]}>
          <bdi dir="ltr">
            {local}
            <wbr />
            {domain}
          </bdi>
        </Fact>
        <Fact term={texts.telephone}>
          <bdi dir="ltr">{telephone}</bdi>
        </Fact>
        <Fact term={texts.address}>
          <NoWrap text={listFacts(shared, lead.address)} />
        </Fact>
        {lead.asksForAccount ? <Fact term={texts.account}>{texts.accountToCome}</Fact> : null}
      </dl>
    </section>
  );
}
