import { memberPorts } from './member-ports.ts';
import type { PortResources } from './port-resources.ts';
import { createPorts } from './ports.ts';

/** The real actor for every port that a screen of the account area may need. */
export function createAccountActors(resources: PortResources) {
  return { ...createPorts(resources), ...memberPorts(resources) };
}

export type AccountActors = ReturnType<typeof createAccountActors>;
