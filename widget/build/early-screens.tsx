import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { createActor, fromPromise } from 'xstate';
import type { LoginOutput } from '../../machines/shared/login/login.machine.ts';
import { searchMachine } from '../../machines/steps/search/search.machine.ts';
import { startMachine } from '../../machines/steps/start/start.machine.ts';
import { booking } from '../booking/booking.texts.ts';
import { bringVoice } from '../languages/voice.ts';
import { login as loginTexts } from '../shared/login/login.texts.ts';
import { registerTexts, resolveTexts } from '../texts/registry.ts';
import { formats } from '../texts/british-formats.ts';
import { shared } from '../texts/shared.texts.ts';
import { search } from '../steps/search/search.texts.ts';
import { SearchScreen } from '../steps/search/SearchScreen.tsx';
import { start } from '../steps/start/start.texts.ts';
import { LoginPlace } from '../steps/start/LoginPlace.tsx';
import { StartScreen } from '../steps/start/StartScreen.tsx';
import { BookingFrame } from '../ui/frame/BookingFrame.tsx';
import { FocusKeeper } from '../ui/frame/FocusKeeper.tsx';
import { TextsProvider } from '../ui/text/texts-context.tsx';
import { WidgetRoot } from '../ui/frame/WidgetRoot.tsx';
import { configuration } from '../wiring/preview/sample-estate.ts';
import { controls } from '../ui/controls/controls.texts.ts';
import { ui } from '../ui/ui.texts.ts';

registerTexts({ booking, controls, formats, login: loginTexts, search, shared, start, ui });

/** A login that is offered and never answers. */
const login = fromPromise<LoginOutput, undefined>(() => new Promise(() => {}));

/** A day in the place of the arrival, which a build cannot know. */
const SOME_DAY = '2001-01-01';

/**
 * The markup of a first screen in a shipped voice, for a guest who has just come. Runs while the bundle is built
 * (D-290). Throws where the voice does not ship.
 */
export async function renderEarly(
  screen: 'start' | 'search',
  voice: string,
  canLogin: boolean,
): Promise<string> {
  const texts = resolveTexts();
  const refuse = (message: string) => {
    throw new Error(message);
  };
  texts.speak(await bringVoice({ tag: voice, address: null, warn: refuse }));
  const signIn = screen === 'search' && canLogin ? () => undefined : undefined;
  return renderToStaticMarkup(
    <TextsProvider texts={texts.get()}>
      <WidgetRoot {...texts.spoken()}>
        <BookingFrame step={1} onSignIn={signIn} onCancel={() => undefined}>
          {screen === 'start' ? drawStart(canLogin) : drawSearch()}
        </BookingFrame>
        <FocusKeeper />
      </WidgetRoot>
    </TextsProvider>,
  );
}

function drawStart(canLogin: boolean): ReactNode {
  const machine = startMachine.provide({ actors: { login } });
  const actor = createActor(machine, { input: { notice: null, canLogin } }).start();
  return <StartScreen actor={actor} LoginPanel={LoginPlace} />;
}

function drawSearch(): ReactNode {
  const { content } = configuration;
  const input = {
    // Without links, which only a page has. What is said of children is folded.
    configuration: {
      ...configuration,
      content: { ...content, search: { ...content.search, childBooking: ' ' } },
    },
    session: { id: '', businessDate: SOME_DAY },
    search: {
      arrivalDate: SOME_DAY,
      numberOfNights: 1,
      ...{ code: null, amendId: null, voucherCodes: [] },
      guestOccupancies: [{ adults: 2, childCount: 0, children: [], dogs: 0 }],
    },
  };
  return <SearchScreen actor={createActor(searchMachine, { input }).start()} />;
}
