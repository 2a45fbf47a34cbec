import { useEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { AnyActorRef } from 'xstate';
import { CallError, type Failure } from '../../src/api/failure.ts';
import { catalogue } from '../../src/texts/catalogue.ts';
import { AccountFrame } from '../../widget/account/AccountFrame.tsx';
import { AssetsProvider, DEFAULT_LINKS } from '../../widget/ui/assets-context.tsx';
import { BookingFrame } from '../../widget/ui/BookingFrame.tsx';
import { TelephonesProvider } from '../../widget/ui/telephones-context.tsx';
import { TextsProvider } from '../../widget/ui/texts-context.tsx';
import { VaultProvider } from '../../widget/ui/vault-context.tsx';
import { WidgetRoot } from '../../widget/ui/WidgetRoot.tsx';
import { loadTelephones } from '../../widget/wiring/telephones.ts';
import { Vault } from '../../widget/wiring/vault.ts';
import { readRecord, walk, type PathRecord } from '../paths/path-record.ts';
import { frozen, machineOf } from './frozen.ts';
import { fetchPaths, fetchStates } from './read-gallery.ts';
import { SCREENS, type ScreenId } from './screens.ts';
import { VIEWS } from './views.tsx';

const ASSETS = {
  base: '/cms/',
  brand: 'Withenmere',
  links: DEFAULT_LINKS,
  phones: { spa: '01234 567890', reservations: '01234 567891' },
};
const REVIVE = {
  CallError: (fields: Record<string, unknown>) => new CallError(fields['failure'] as Failure),
};

const root = createRoot(document.getElementById('state') ?? document.body);
const vault = new Vault();

/** Draws the state that the address names: its path is walked on the machine, and its view shown as it then is. */
async function draw(): Promise<void> {
  const id = decodeURIComponent(location.hash.slice(1));
  const state = (await fetchStates()).find((one) => one.id === id);
  if (!state) return;
  const screen = state.screen as ScreenId;
  const path = (await fetchPaths(screen))[state.path] as PathRecord;
  const record = readRecord(JSON.stringify({ ...path, steps: path.steps.slice(0, state.step + 1) }), REVIVE);
  const snapshot = walk(machineOf(screen), record).steps.at(-1)?.configuration.snapshot;
  if (!snapshot) return;
  document.title = `${SCREENS[screen].title}: ${state.state}`;
  root.render(
    <Drawn key={id} id={id}>
      <Framed screen={screen} actor={frozen(snapshot)} />
    </Drawn>,
  );
}

function Framed({ screen, actor }: { screen: ScreenId; actor: AnyActorRef }) {
  const View = VIEWS[screen];
  const view = <View actor={actor as never} />;
  if (SCREENS[screen].frame === 'account') {
    return (
      <AccountFrame firstName={null} screen="login" onLogout={() => undefined}>
        {view}
      </AccountFrame>
    );
  }
  return (
    <BookingFrame step={null} onCancel={null}>
      {view}
    </BookingFrame>
  );
}

/** Says when the view stands, to whoever waits for it: the page round it, and what takes the pictures. */
function Drawn({ id, children }: { id: string; children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset['drawn'] = id;
    parent.postMessage('drawn', location.origin);
  }, [id]);
  return (
    <TextsProvider texts={catalogue}>
      <AssetsProvider assets={ASSETS}>
        <TelephonesProvider load={loadTelephones}>
          <VaultProvider vault={vault}>
            <WidgetRoot>{children}</WidgetRoot>
          </VaultProvider>
        </TelephonesProvider>
      </AssetsProvider>
    </TextsProvider>
  );
}

addEventListener('hashchange', () => void draw());
await draw();
