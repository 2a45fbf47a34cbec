import type { StayConfiguration, SystemStatus } from './configuration.ts';
import type { SystemName } from './systems.ts';

/** Whether the estate's system can be booked, and the message if not; null: unknown. */
export function systemStatus(configuration: StayConfiguration, system: SystemName): SystemStatus | null {
  return configuration.systemStatuses.find((status) => status.system === system) ?? null;
}

export function isSystemDisabled(configuration: StayConfiguration, system: SystemName): boolean {
  return systemStatus(configuration, system)?.isDisabled ?? false;
}
