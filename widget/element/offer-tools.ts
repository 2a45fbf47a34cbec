import type { BookingActor } from '../../machines/booking/booking.machine.ts';
import type { ModelContext } from '../agents/register-tools.ts';

/**
 * Offers the booking to an assistant of the browser, where the element has `agents` and the browser has WebMCP. Returns
 * a function that ends the offer.
 */
export function offerTools(
  element: Element,
  actor: BookingActor,
  warn: (message: string) => void,
): () => void {
  const context = Reflect.get(element.ownerDocument, 'modelContext') as Partial<ModelContext> | undefined;
  if (!element.hasAttribute('agents') || typeof context?.registerTool !== 'function') return () => undefined;
  let isEnded = false;
  let end = () => {
    isEnded = true;
  };
  import('../agents/register-tools.ts').then(
    ({ registerTools }) => {
      if (!isEnded) end = registerTools(actor, context as ModelContext, warn);
    },
    () => warn('agents: the code of the tools could not be loaded'),
  );
  return () => end();
}
