import { bookingsPortsOf } from './bookings-ports.ts';
import { memberPorts } from './member-ports.ts';
import type { PortResources } from './port-resources.ts';
import { createPorts } from './ports.ts';
import { stayPackagePorts } from './stay-package-ports.ts';

/** The real actor for every port that a screen of the account area may need. */
export function createAccountActors(resources: PortResources) {
  return {
    ...createPorts(resources),
    ...memberPorts(resources),
    ...bookingsPortsOf(resources.client),
    ...stayPackagePorts(resources.client),
  };
}

export type AccountActors = ReturnType<typeof createAccountActors>;
