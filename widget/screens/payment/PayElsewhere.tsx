import { Notice } from '../../ui/Notice.tsx';
import { SafeLink } from '../../ui/SafeLink.tsx';
import { useTexts } from '../../ui/texts-context.tsx';

/** In a stranger's frame nobody pays: what looks like our page might be covered by theirs (T5, D-163). */
export function PayElsewhere({ address }: { address: string }) {
  const texts = useTexts().payment.elsewhere;
  return (
    <Notice tone="warning">
      <div className="ui-stack ui-stack-tight">
        <p>{texts.text}</p>
        <p>
          <SafeLink href={address} newTab>
            {texts.link}
          </SafeLink>
        </p>
      </div>
    </Notice>
  );
}
