import { Button } from '../../ui/Button.tsx';
import { useTexts } from '../../ui/texts-context.tsx';
import { useOpenLogin } from '../booking/sign-in-context.tsx';

/** Offers a sign-in instead of typing, to a member who has begun at the search. */
export function SignInOffer() {
  const { details, ui } = useTexts();
  const open = useOpenLogin();
  if (!open) return null;
  return (
    <p>
      {details.signIn}{' '}
      <Button variant="link" onClick={open}>
        {ui.frame.signIn}
      </Button>
    </p>
  );
}
