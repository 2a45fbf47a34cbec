import { createRoot } from 'react-dom/client';
import { selectStep } from '../../machines/booking/booking.selectors.ts';
import { booking as bookingTexts } from '../../src/texts/booking.ts';
import { shared } from '../../src/texts/shared.ts';
import { ui } from '../../src/texts/ui.ts';
import { registerTexts, wordTexts } from '../../src/texts/registry.ts';
import { startRouter } from '../router/router.ts';
import { BookingApp } from '../screens/booking/BookingApp.tsx';
import { tellPage } from '../telemetry/tell-page.ts';
import { startBooking, type BookingActor } from '../wiring/booking.ts';
import { waitForScreen } from '../wiring/wait-for-screen.ts';
import { leavePage } from './leave-page.ts';
import { readOpening, readWanted } from './opening.ts';
import { readAttributes, type ElementSettings } from './settings.ts';
import { StayElement, type Mounted } from './stay-element.ts';
import { WidgetShell } from './WidgetShell.tsx';

registerTexts({ booking: bookingTexts, shared, ui });

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
    const { actor, vault, stop } = startBooking({ page, attributes, settings, opening, warn: this.warn });
    this.#actor = actor;
    actor.on('opening.refused', ({ warnings }) => {
      for (const warning of warnings) this.warn(warning);
    });
    const ends = [
      startRouter(actor, page, (route) => readWanted(this, route, this.warn)),
      tellPage(actor, this.tell),
      leavePage(actor, page, settings.links),
    ];
    const texts = wordTexts(settings.texts, this.warn);
    texts.get();
    const root = createRoot(container);
    root.render(
      <WidgetShell
        {...{ attributes, settings, texts, vault }}
        onError={() => {
          this.tell('failed');
        }}
        onRetry={() => {
          if (actor.getSnapshot().status === 'error') this.restart();
        }}
      >
        <BookingApp actor={actor} />
      </WidgetShell>,
    );
    return {
      ready: waitForScreen(actor),
      unmount: () => {
        for (const end of ends) end();
        root.unmount();
        stop();
        this.#actor = null;
      },
    };
  }
}
