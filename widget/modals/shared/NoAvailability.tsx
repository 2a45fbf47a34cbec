import css from '../../ui/messages.css?inline';
import { registerStyles } from '../../ui/styles.ts';

registerStyles(css);

/** An error box that is read out but leaves the focus where it is, with the guest who may still change something. */
export function NoAvailability({ text, hint }: { text: string; hint: string }) {
  return (
    <div className="ui-error-box" role="alert">
      <h3 className="ui-error-box-heading">{text}</h3>
      <p>{hint}</p>
    </div>
  );
}
