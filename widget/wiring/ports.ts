import type { ports } from '../../machines/shared/ports.ts';
import { accountPorts } from './account-ports.ts';
import { activityPorts } from './activity-ports.ts';
import { checkoutPorts } from './checkout-ports.ts';
import { contactPorts } from './contact-ports.ts';
import { openingPorts } from './opening-ports.ts';
import type { PortResources } from './port-resources.ts';
import { stayPorts } from './stay-ports.ts';

/** The real actor for every port of the booking. Reads end when their state is left; writes never do. */
export function createPorts(resources: PortResources): typeof ports {
  return {
    ...openingPorts(resources),
    ...stayPorts(resources.client),
    ...activityPorts(resources.client),
    ...contactPorts(resources.client),
    ...checkoutPorts(resources),
    ...accountPorts(resources),
  };
}
