import { asPort } from '../../../machines/shared/port.ts';
import { registerTexts } from '../../texts/registry.ts';
import { start } from '../start/start.texts.ts';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';
import { ProviderLoginInDialog } from '../start/ProviderLoginPanel.tsx';
import type { PortResources } from '../../wiring/port-resources.ts';
import { providerLoginOf } from '../../wiring/provider-ports.ts';

export { ProviderLoginPanel as LoginPanel } from '../start/ProviderLoginPanel.tsx';

registerTexts({ start });

/** The login of the start, on the provider's pages. */
export async function loginPort(resources: PortResources) {
  return asPort(await providerLoginOf(resources));
}

/** The same over a step of the shorter way. */
export async function signInStep(resources: PortResources): Promise<StepCode> {
  return stepCode({ machine: await providerLoginOf(resources), Screen: ProviderLoginInDialog });
}
