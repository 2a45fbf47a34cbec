import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

interface Entry {
  payload: AdapterPayload;
  expiresAt: number;
}

/**
 * A store for the identity provider that lives as long as the demo. Our own, because oidc-provider's store warns on the
 * console that it is for development only.
 */
export function createMemoryAdapter(): AdapterFactory {
  const entries = new Map<string, Entry>();

  function read(key: string): AdapterPayload | undefined {
    const entry = entries.get(key);
    if (!entry) return undefined;
    if (entry.expiresAt > Date.now()) return entry.payload;
    entries.delete(key);
    return undefined;
  }

  function findWhere(
    model: string,
    matches: (payload: AdapterPayload) => boolean,
  ): AdapterPayload | undefined {
    for (const key of entries.keys()) {
      const payload = key.startsWith(`${model}:`) ? read(key) : undefined;
      if (payload && matches(payload)) return payload;
    }
    return undefined;
  }

  return (model: string): Adapter => ({
    upsert(id, payload, expiresIn) {
      const expiresAt = expiresIn ? Date.now() + expiresIn * 1000 : Infinity;
      entries.set(`${model}:${id}`, { payload, expiresAt });
      return Promise.resolve();
    },
    find: (id) => Promise.resolve(read(`${model}:${id}`)),
    findByUid: (uid) => Promise.resolve(findWhere(model, (payload) => payload.uid === uid)),
    findByUserCode: (userCode) =>
      Promise.resolve(findWhere(model, (payload) => payload.userCode === userCode)),
    consume(id) {
      const payload = read(`${model}:${id}`);
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      return Promise.resolve();
    },
    destroy(id) {
      entries.delete(`${model}:${id}`);
      return Promise.resolve();
    },
    revokeByGrantId(grantId) {
      for (const [key, entry] of entries) if (entry.payload.grantId === grantId) entries.delete(key);
      return Promise.resolve();
    },
  });
}
