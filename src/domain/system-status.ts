import type { StayConfiguration, SystemStatus } from './configuration.ts';
import type { SystemName } from './systems.ts';

/** Whether one of the estate's systems can be booked, and what to say when not (A §3.2). Null: nothing is known. */
export function systemStatus(configuration: StayConfiguration, system: SystemName): SystemStatus | null {
  return configuration.systemStatuses.find((status) => status.system === system) ?? null;
}

export function isSystemDisabled(configuration: StayConfiguration, system: SystemName): boolean {
  return systemStatus(configuration, system)?.isDisabled ?? false;
}
