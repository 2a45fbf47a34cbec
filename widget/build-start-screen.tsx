import { renderToStaticMarkup } from 'react-dom/server';
import { createActor, fromPromise } from 'xstate';
import type { LoginOutput } from '../machines/shared/login/login.machine.ts';
import { startMachine } from '../machines/steps/start/start.machine.ts';
import { booking } from '../src/texts/booking.ts';
import { login as loginTexts } from '../src/texts/login.ts';
import { registerTexts, resolveTexts } from '../src/texts/registry.ts';
import { shared } from '../src/texts/shared.ts';
import { start } from '../src/texts/start.ts';
import { ui } from '../src/texts/ui.ts';
import { StartScreen } from './screens/start/StartScreen.tsx';
import { BookingFrame } from './ui/BookingFrame.tsx';
import { TextsProvider } from './ui/texts-context.tsx';
import { WidgetRoot } from './ui/WidgetRoot.tsx';

registerTexts({ booking, login: loginTexts, shared, start, ui });

/** A login that is offered and never answers. */
const login = fromPromise<LoginOutput, undefined>(() => new Promise(() => {}));

/** The markup of the start screen for a guest who has just come. Runs while the bundle is built (D-290). */
export function renderStart(canLogin: boolean): string {
  const actor = createActor(startMachine.provide({ actors: { login } }), {
    input: { notice: null, canLogin },
  }).start();
  return renderToStaticMarkup(
    <TextsProvider texts={resolveTexts().get()}>
      <WidgetRoot>
        <BookingFrame step={1} onCancel={() => undefined}>
          <StartScreen actor={actor} />
        </BookingFrame>
      </WidgetRoot>
    </TextsProvider>,
  );
}
