import type { ports } from '../../machines/shared/ports.ts';
import { SafeStorage } from '../../src/browser/safe-storage.ts';
import { accountPorts } from '../../widget/wiring/account-ports.ts';
import { activityPorts } from '../../widget/wiring/activity-ports.ts';
import { checkoutPorts } from '../../widget/wiring/checkout-ports.ts';
import { confirmationPorts } from '../../widget/wiring/confirmation-ports.ts';
import { contactPorts } from '../../widget/wiring/contact-ports.ts';
import { legPorts } from '../../widget/wiring/leg-ports.ts';
import { openingPorts } from '../../widget/wiring/opening-ports.ts';
import { oldRoomPorts } from '../../widget/wiring/old-room-ports.ts';
import type { PortResources } from '../../widget/wiring/port-resources.ts';
import * as stage from '../../widget/wiring/session.ts';
import { sharePort } from '../../widget/wiring/share-port.ts';
import { stayPorts } from '../../widget/wiring/stay-ports.ts';

/**
 * The real actor for every port of the booking. In the widget, each step brings its own ports. By default storage is
 * empty, and cards are taken in the form.
 */
export function allPorts(
  given: Omit<PortResources, 'storage' | 'paysInFrame'> & Partial<PortResources>,
): typeof ports {
  const resources = { storage: new SafeStorage(() => null), paysInFrame: false, ...given };
  const { client } = resources;
  return {
    ...openingPorts(resources, () => Promise.resolve(stage)),
    ...stayPorts(client),
    ...legPorts(client),
    ...activityPorts(client),
    ...contactPorts(client),
    ...checkoutPorts(resources),
    ...confirmationPorts(client),
    ...oldRoomPorts(client),
    ...sharePort({}),
    ...accountPorts(resources),
  };
}
