import css from '../media/content.css?inline';
import { registerStyles } from '../frame/styles.ts';

registerStyles(css);

/** A few short facts in one line, parted by hairlines. */
export function Facts({ items }: { items: readonly string[] }) {
  return (
    <ul className="ui-facts">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
