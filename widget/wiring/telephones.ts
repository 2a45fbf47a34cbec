import type { Telephones } from '../ui/telephones-context.tsx';

/** What is known of the world's telephone numbers; it comes when the first telephone field is drawn. */
export function loadTelephones(): Promise<Telephones> {
  return import('../../src/domain/telephones.ts');
}
