import { Checkbox } from '../../ui/controls/Checkbox.tsx';
import { useAssets } from '../../ui/media/assets-context.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';

interface InterestsProps {
  /** The beginning of the checkboxes' names. */
  name: string;
  /** The ids of the ticked lists. */
  ticked: readonly number[];
  onToggle: (id: number) => void;
  disabled?: boolean;
}

/** A checkbox for each mailing list of the estate, by what it is about. */
export function Interests({ name, ticked, onToggle, disabled }: InterestsProps) {
  const texts = useTexts().details.account.interest;
  return useAssets().mailingLists.map(({ interest, id }) => (
    <Checkbox
      key={id}
      name={`${name}.${interest}`}
      label={texts[interest]}
      checked={ticked.includes(id)}
      disabled={disabled}
      onChange={() => onToggle(id)}
    />
  ));
}
