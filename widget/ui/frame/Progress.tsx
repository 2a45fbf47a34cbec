import { fill } from '../../texts/fill.ts';
import { Button } from '../controls/Button.tsx';
import css from './frame.css?inline';
import { registerStyles } from './styles.ts';
import { useTexts } from '../text/texts-context.tsx';

registerStyles(css);

interface ProgressProps {
  /** Names of the steps, in order. */
  steps: readonly string[];
  /** Counts from 1. */
  current: number;
  /** Left out where no step can be edited any more. */
  onEdit?: ((step: number) => void) | undefined;
}

/** The guest's place in the booking. Completed steps can be edited. */
export function Progress({ steps, current, onEdit }: ProgressProps) {
  const { ui, shared } = useTexts();
  const texts = ui.frame;
  const name = steps[current - 1] ?? '';
  return (
    <nav className="ui-progress" aria-label={texts.progress} part="progress">
      <p className="ui-progress-line">{fill(texts.position, { step: current, steps: steps.length, name })}</p>
      <ol>
        {steps.map((step, index) => {
          const number = index + 1;
          const done = number < current;
          const [before, after] = done ? texts.done.split('{step}') : [];
          return (
            <li
              key={step}
              data-done={done || undefined}
              aria-current={number === current ? 'step' : undefined}
            >
              <span className="ui-progress-name">
                <span className="ui-hidden">{before}</span>
                {number} {step}
                <span className="ui-hidden">{after}</span>
              </span>
              {done && onEdit ? (
                <Button
                  variant="link"
                  aria-label={fill(shared.editOf, { text: shared.edit, what: step })}
                  onClick={() => onEdit(number)}
                >
                  <span className="ui-progress-edit">{shared.edit}</span>
                  <span className="ui-progress-step">{step}</span>
                </Button>
              ) : null}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
