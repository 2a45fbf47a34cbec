import { Button } from '../../ui/controls/Button.tsx';
import { focusBrought } from '../../ui/frame/focus-after.ts';

interface RevealFieldProps {
  /** The field that replaces the button. */
  field: string;
  onPress: () => void;
  isLink?: boolean;
  children: string;
}

/** A button that opens another way to give an address. The opened field replaces the button and takes the focus. */
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
