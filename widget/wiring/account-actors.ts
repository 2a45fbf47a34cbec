import { accountPorts } from './account-ports.ts';
import { activityPorts } from './activity-ports.ts';
import { bookingsPortsOf } from './bookings-ports.ts';
import { confirmationPorts } from './confirmation-ports.ts';
import { contactPorts } from './contact-ports.ts';
import { memberPorts } from './member-ports.ts';
import type { PortResources } from './port-resources.ts';
import { stayPackagePorts } from './stay-package-ports.ts';

/** The real actors for all ports of the account area's screens. */
export function createAccountActors(resources: PortResources) {
  const { client } = resources;
  return {
    ...accountPorts(resources),
    ...memberPorts(resources),
    ...contactPorts(client),
    ...bookingsPortsOf(resources),
    ...confirmationPorts(client),
    ...stayPackagePorts(resources),
    ...activityPorts(client),
  };
}

export type AccountActors = ReturnType<typeof createAccountActors>;
