import type { BookingActor } from '../../machines/booking/booking.machine.ts';
import { selectStep } from '../../machines/booking/booking.selectors.ts';
import { booking as bookingTexts } from '../booking/booking.texts.ts';
import { formats } from '../texts/british-formats.ts';
import { shared } from '../texts/shared.texts.ts';
import { controls } from '../ui/controls/controls.texts.ts';
import { ui } from '../ui/ui.texts.ts';
import { registerTexts, type ResolvedTexts } from '../texts/registry.ts';
import type { OpeningSource } from '../../src/domain/search/opening-values.ts';
import { ownProperty } from '../../src/browser/own-document.ts';
import { readHash, startRouter } from '../router/router.ts';
import { BookingApp } from '../booking/BookingApp.tsx';
import type { EmitPageEvent } from '../telemetry/page-events.ts';
import { reportPageEvents } from '../telemetry/report-page-events.ts';
import {
  keepsBooking,
  startBooking,
  type BookingWiring,
  type Inspector,
  type WiringOptions,
} from '../wiring/booking.ts';
import { waitForScreen } from '../wiring/wait-for-screen.ts';
import { asks, asksForSearch } from '../page/asks-for-search.ts';
import { readAttributes, type ElementAttributes } from '../page/attributes.ts';
import { acceptedLanguage } from '../page/language.ts';
import { drawWidget, type Drawing } from './draw-widget.tsx';
import { leavePage } from './leave-page.ts';
import { offerTools } from './offer-tools.ts';
import { isSearchLink, openingSource, plainOpening } from '../page/opening.ts';
import { lateMount, type Mounted } from './late-mount.ts';
import { readAsked, readDestination, readOpening } from '../page/opening-values.ts';
import type { Overlay } from '../ui/dialog/overlay.ts';
import type * as Interface from '../interface/elements.ts';
import type { ElementSettings } from '../interface/settings.ts';
import { StayElement } from './stay-element.ts';

registerTexts({ booking: bookingTexts, controls, formats, shared, ui });

/** The running bookings of the page. While an overlay is open only one runs, because all share the address. */
const running = new Set<StayBookingElement>();
/** Bookings that wait behind another one on the page, and start once that one is removed (D-196). */
const behind = new Set<StayBookingElement>();

/** Whether the guest agrees to be counted. One element's answer holds for the whole page. */
let isTracked = false;

/** `<stay-booking>`: the booking wizard (embedding interface). */
export class StayBookingElement extends StayElement implements Interface.StayBookingElement {
  /** Set by development builds only (widget/inspector). */
  static openInspector: ((host: HTMLElement) => Inspector) | null = null;
  #actor: BookingActor | null = null;
  #overlay: Overlay | null = null;
  /** The values that the overlay opens with, kept until it runs. */
  #asked: OpeningSource = {};
  #isWanted = false;
  #isOverlay = false;
  /** Bookings that have given way to the open overlay. */
  #paused: StayBookingElement[] = [];

  /** The current step; empty before the first. */
  get state(): string {
    const snapshot = this.#actor?.getSnapshot();
    return (snapshot && selectStep(snapshot)) ?? '';
  }

  /** Opens the overlay, or scrolls an inline booking into view. With values: a new search, as by a link (D-52). */
  open(values: unknown = {}): void {
    this.#isWanted = true;
    const asked = openingSource(values);
    const actor = this.#actor;
    if (Object.keys(asked).length > 0) {
      if (actor) {
        const destination = readAsked(this, asked, this.warn);
        if (destination) actor.send({ type: 'navigated', destination });
      } else this.#asked = asked;
    }
    if (this.#isOverlay) return this.#show();
    this.begin();
    this.scrollIntoView();
  }

  /** Closes the overlay. Opened again, the booking goes on where it was. */
  close(): void {
    this.#isWanted = false;
    if (this.#overlay) this.#overlay.hide();
    else this.#giveBack();
  }

  /** From now on GA4 hears of the booking, where `analytics="datalayer"`: the guest agrees to be counted. */
  enableTracking(): void {
    isTracked = true;
  }

  disableTracking(): void {
    isTracked = false;
  }

  readonly #isTracked = () => isTracked && this.getAttribute('analytics') === 'datalayer';

  override connectedCallback(): void {
    const isNew = !this.isRunning;
    if (isNew) this.#isOverlay = this.getAttribute('mode') === 'overlay' && !this.hasAttribute('preview');
    super.connectedCallback();
    if (isNew && this.#isOverlay && !this.waits()) this.#show();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    if (!this.isConnected) behind.delete(this);
  }

  /** An overlay waits until it is opened, or until the address leads to one of its screens. */
  protected override waits(): boolean {
    const page = ownProperty(this.ownerDocument, 'defaultView');
    const isAddressed = page?.location.hash.startsWith('#/') && readHash(page)?.destination;
    return this.#isOverlay && !this.#isWanted && !isAddressed;
  }

  /**
   * Lets one booking run at a time, because two would write the same address and draft. A second one waits and shows
   * its own content. While an overlay is open, the bookings in the page wait; a closed overlay ends.
   */
  protected override begin(): void {
    const others = this.isConnected && !this.#isApart ? [...running].filter((other) => other !== this) : [];
    if (others.some((other) => !other.#isOverlay)) {
      if (behind.has(this)) return;
      behind.add(this);
      // No warning where this element replaces the other one in the same task.
      queueMicrotask(() => {
        if (behind.has(this) && [...running].some(({ isConnected }) => isConnected))
          this.warn('another booking runs on this page, so this one waits');
      });
      return;
    }
    behind.delete(this);
    for (const overlay of others) {
      if (overlay.#isWanted) return void overlay.#paused.push(this);
      overlay.end();
    }
    super.begin();
  }

  /** Starts bookings that wait. A replacement is connected before the element that it replaces is removed. */
  #beginNext(): void {
    for (const next of [...behind]) next.begin();
  }

  /** Whether it runs beside others: an overlay or a preview. */
  get #isApart(): boolean {
    return this.#isOverlay || this.hasAttribute('preview');
  }

  /** Opens the overlay; every other booking gives way. */
  #show(): void {
    this.#isWanted = true;
    this.begin();
    const others = [...running].filter((other) => other !== this);
    this.#paused.push(...others);
    for (const other of others) other.end();
    this.#overlay?.show();
  }

  protected override ended(): void {
    this.#isWanted = false;
    for (const other of this.#paused.splice(0)) other.begin();
    if (!this.isConnected) this.#beginNext();
  }

  #closed(): void {
    this.#isWanted = false;
    this.tell('closed', {});
    this.#giveBack();
  }

  /** Ends the booking if others gave way to it; these then go on. */
  #giveBack(): void {
    if (this.#paused.length > 0) this.end();
  }

  #draw(
    stage: HTMLElement,
    { actor, vault, SessionView }: Pick<BookingWiring, 'actor' | 'vault' | 'SessionView'>,
    attributes: ElementAttributes,
    settings: ElementSettings,
    texts: ResolvedTexts,
  ): Drawing {
    return drawWidget(stage, <BookingApp {...{ actor, SessionView }} />, {
      ...{ attributes, settings, texts, vault, actor },
      onFailed: this.failed,
      onRestart: this.restart,
    });
  }

  /** Shows a step with sample data, for the editor of a CMS. Nothing in it can be pressed (D-250). */
  #preview(container: HTMLElement, settings: ElementSettings, texts: ResolvedTexts, value: string): Mounted {
    container.inert = true;
    const attributes = readAttributes(this, this.warn);
    return lateMount(import('../wiring/preview/start-preview.ts'), ({ startPreview }) =>
      startPreview({
        ...{ value, canLogin: attributes.identity !== null, warn: this.warn },
        draw: (preview) => this.#draw(container, preview, attributes, settings, texts),
      }),
    );
  }

  protected mount(container: HTMLElement, settings: ElementSettings, texts: ResolvedTexts): Mounted {
    const preview = this.getAttribute('preview');
    if (preview !== null) return this.#preview(container, settings, texts, preview);
    running.add(this);
    const page = ownProperty(container.ownerDocument, 'defaultView') ?? window;
    const { site } = readAttributes(this, () => undefined);
    const run = (code: WiringOptions['sessionCode']) => this.#run(container, settings, texts, page, code);
    const { ready, unmount } =
      this.#isOverlay || keepsBooking(page, site)
        ? lateMount(import('../wiring/session.ts'), run)
        : run(null);
    return {
      ready,
      unmount: () => {
        running.delete(this);
        unmount();
      },
    };
  }

  #run(
    container: HTMLElement,
    settings: ElementSettings,
    texts: ResolvedTexts,
    page: Window,
    sessionCode: WiringOptions['sessionCode'],
  ): Mounted {
    const attributes = readAttributes(this, this.warn);
    const isAsked = asks(Object.keys(this.#asked)) || asksForSearch(this, page.location);
    const opening = isAsked ? readOpening(this, page, this.warn, this.#asked) : plainOpening(page);
    this.#asked = {};
    const inspector = this.hasAttribute('inspect') ? StayBookingElement.openInspector?.(this) : undefined;
    const { actor, vault, SessionView, whenCome, whenEnded, stop } = startBooking({
      ...{ page, element: this, attributes, settings, texts, opening, sessionCode, warn: this.warn },
      onCallFailed: (failure) => {
        this.callFailed(failure);
        if (this.#isTracked()) void whenCome.then(({ pushFailure }) => pushFailure(page, failure));
      },
      language: () => acceptedLanguage(this),
      ...(inspector ? { inspect: inspector.inspect } : {}),
    });
    this.#actor = actor;
    actor.on('opening.refused', ({ warnings }) => {
      for (const warning of warnings) this.warn(warning);
    });
    const overlay: Overlay | null =
      sessionCode && this.#isOverlay
        ? sessionCode.createOverlay(container, {
            texts,
            onOpened: () => {
              this.tell('opened', {});
            },
            onClosed: () => {
              // Ignores an overlay that has ended or been replaced.
              if (overlay === this.#overlay) this.#closed();
            },
          })
        : null;
    this.#overlay = overlay;
    // Not before the element counts as running, because an overlay may move it in the page.
    queueMicrotask(() => {
      if (this.#isWanted && overlay === this.#overlay) overlay?.show();
    });
    /** The page hears of the first step once the widget is ready. */
    const tell: EmitPageEvent = (...told) => void this.ready.then(() => this.tell(...told));
    const ends = [
      startRouter(actor, page, container, (route) =>
        isSearchLink(route) ? readDestination(this, route, this.warn) : route.destination,
      ),
      offerTools(this, actor, this.warn),
      reportPageEvents(actor, page, tell, this.#isTracked, whenCome),
      leavePage(actor, page, settings.links, whenEnded, overlay && overlay.hide),
    ];
    const drawing = this.#draw(
      overlay?.stage ?? container,
      { actor, vault, SessionView },
      attributes,
      settings,
      texts,
    );
    return {
      ready: waitForScreen(actor).then(drawing.catchUp),
      unmount: () => {
        for (const end of ends) end();
        drawing.unmount();
        stop();
        inspector?.close();
        this.#actor = null;
        overlay?.end();
        this.#overlay = null;
      },
    };
  }
}
