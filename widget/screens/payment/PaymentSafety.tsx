import { useAssets } from '../../ui/assets-context.tsx';
import { SafeLink } from '../../ui/SafeLink.tsx';
import { useTexts } from '../../ui/texts-context.tsx';

/** Where the card's data goes, and under which terms. */
export function PaymentSafety({ isInFrame }: { isInFrame: boolean }) {
  const { safety } = useTexts().payment;
  const { links } = useAssets();
  return (
    <div className="payment-safety ui-soft">
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M3 7h10v8H3zM5 7V4.5a3 3 0 0 1 6 0V7" />
      </svg>
      <p>
        {isInFrame ? safety.frame : safety.card} {safety.before}
        <SafeLink href={links.terms} newTab plain>
          {safety.terms}
        </SafeLink>
        {safety.after}
      </p>
    </div>
  );
}
