import type * as telephones from '../../../src/domain/guests/telephones.ts';
import { createContext, use, useEffect, useState } from 'react';

/** The code that knows the world's telephone numbers. */
export type Telephones = typeof telephones;

type LoadTelephones = () => Promise<Telephones>;

/** Loads that code with the first telephone field. */
export const TelephonesContext = createContext<LoadTelephones>(
  () => import('../../../src/domain/guests/telephones.ts'),
);

/** The code for telephone numbers: loading, loaded, or missing. */
export function useTelephones(): Telephones | 'loading' | 'missing' {
  const load = use(TelephonesContext);
  const [telephones, setTelephones] = useState<Telephones | 'loading' | 'missing'>('loading');
  useEffect(() => {
    let isGone = false;
    load().then(
      (loaded) => {
        if (!isGone) setTelephones(loaded);
      },
      () => {
        if (!isGone) setTelephones('missing');
      },
    );
    return () => {
      isGone = true;
    };
  }, [load]);
  return telephones;
}
