import { createRoot } from 'react-dom/client';
import { waitFor } from 'xstate';
import { selectHasScreen, selectStep } from '../../machines/booking/booking.selectors.ts';
import { startRouter } from '../router/router.ts';
import { BookingApp } from '../screens/booking/BookingApp.tsx';
import { tellPage } from '../telemetry/tell-page.ts';
import { startBooking, type BookingActor } from '../wiring/booking.ts';
import { readOpening, readWanted } from './opening.ts';
import { registerUrl } from './register-url.ts';
import { readAttributes, type ElementSettings } from './settings.ts';
import { StayElement, type Mounted } from './stay-element.ts';
import { WidgetShell } from './WidgetShell.tsx';

/** `<stay-booking>`: the booking wizard (embedding interface). */
export class StayBookingElement extends StayElement {
  #actor: BookingActor | null = null;

  /** The current step, empty before the first. */
  get state(): string {
    const snapshot = this.#actor?.getSnapshot();
    return (snapshot && selectStep(snapshot)) ?? '';
  }

  protected mount(container: HTMLElement, settings: ElementSettings): Mounted {
    const page = container.ownerDocument.defaultView ?? window;
    const attributes = readAttributes(this, this.warn);
    const opening = readOpening(this, page, this.warn);
    const { actor, vault, stop } = startBooking({ page, attributes, settings, opening });
    this.#actor = actor;
    const ends = [
      startRouter(actor, page, (route) => readWanted(this, route, this.warn)),
      tellPage(actor, this.tell),
      this.#leavePage(actor, page, settings),
    ];
    const root = createRoot(container);
    root.render(
      <WidgetShell
        {...{ attributes, settings, vault }}
        warn={this.warn}
        onError={() => {
          this.tell('failed');
        }}
      >
        <BookingApp actor={actor} />
      </WidgetShell>,
    );
    return {
      ready: waitFor(actor, selectHasScreen).then(() => undefined),
      unmount: () => {
        for (const end of ends) end();
        root.unmount();
        stop();
        this.#actor = null;
      },
    };
  }

  #leavePage(actor: BookingActor, page: Window, { links }: ElementSettings): () => void {
    const subscriptions = [
      actor.on('left', () => {
        if (links.home) page.location.assign(links.home);
        else
          actor.send({
            type: 'navigated',
            wanted: { place: { step: 'start', leg: 1 }, sessionId: null, notice: null },
          });
      }),
      actor.on('opening.refused', ({ warnings }) => {
        for (const warning of warnings) this.warn(warning);
      }),
      actor.on('registration.needed', ({ emailAddress }) => {
        if (links.register) page.location.assign(registerUrl(links.register, emailAddress));
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }
}
