import { renderToStaticMarkup } from 'react-dom/server';
import { createActor, fromPromise } from 'xstate';
import type { LoginOutput } from '../../machines/shared/login/login.machine.ts';
import { startMachine } from '../../machines/steps/start/start.machine.ts';
import { booking } from '../booking/booking.texts.ts';
import { login as loginTexts } from '../shared/login/login.texts.ts';
import { registerTexts, resolveTexts } from '../texts/registry.ts';
import { shared } from '../texts/shared.texts.ts';
import { start } from '../steps/start/start.texts.ts';
import { ui } from '../ui/ui.texts.ts';
import { LoginPlace } from '../steps/start/LoginPlace.tsx';
import { StartScreen } from '../steps/start/StartScreen.tsx';
import { BookingFrame } from '../ui/frame/BookingFrame.tsx';
import { FocusKeeper } from '../ui/frame/FocusKeeper.tsx';
import { TextsProvider } from '../ui/text/texts-context.tsx';
import { WidgetRoot } from '../ui/frame/WidgetRoot.tsx';

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
          <StartScreen actor={actor} LoginPanel={LoginPlace} />
        </BookingFrame>
        <FocusKeeper />
      </WidgetRoot>
    </TextsProvider>,
  );
}
