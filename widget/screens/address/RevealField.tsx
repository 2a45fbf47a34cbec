import { Button } from '../../ui/Button.tsx';
import { focusBrought } from '../../ui/focus-after.ts';

interface RevealFieldProps {
  /** The field that takes the button's place. */
  field: string;
  onPress: () => void;
  isLink?: boolean;
  children: string;
}

/** Leads to another way to give an address: what it is pressed for takes its place, and the focus. */
export function RevealField({ field, onPress, isLink = false, children }: RevealFieldProps) {
  return (
    <div>
      <Button
        {...(isLink ? { variant: 'link' } : {})}
        onClick={({ currentTarget }) => focusBrought(currentTarget, onPress, field)}
      >
        {children}
      </Button>
    </div>
  );
}
