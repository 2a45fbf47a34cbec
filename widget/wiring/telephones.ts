import type { Telephones } from '../ui/controls/telephones-context.tsx';

/** The code that knows the world's telephone numbers, loaded with the first telephone field. */
export function loadTelephones(): Promise<Telephones> {
  return import('../../src/domain/guests/telephones.ts');
}
