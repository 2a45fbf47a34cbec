import type * as telephones from '../../../src/domain/guests/telephones.ts';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';

/** The code that knows the world's telephone numbers. */
export type Telephones = typeof telephones;

type LoadTelephones = () => Promise<Telephones>;

const TelephonesContext = createContext<LoadTelephones | null>(null);

export function TelephonesProvider({ load, children }: { load: LoadTelephones; children: ReactNode }) {
  return <TelephonesContext value={load}>{children}</TelephonesContext>;
}

/** The code for telephone numbers: loading, loaded, or missing. */
export function useTelephones(): Telephones | 'loading' | 'missing' {
  const load = use(TelephonesContext);
  const [telephones, setTelephones] = useState<Telephones | 'loading' | 'missing'>(
    load ? 'loading' : 'missing',
  );
  useEffect(() => {
    let isGone = false;
    load?.().then(
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
