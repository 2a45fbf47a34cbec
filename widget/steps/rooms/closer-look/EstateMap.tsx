import { useSelector } from '@xstate/react';
import type { CloserLookRef } from '../../../../machines/steps/rooms/closer-look.machine.ts';
import { selectLook } from '../../../../machines/steps/rooms/closer-look.selectors.ts';
import { MapDialog } from '../../search/MapDialog.tsx';

const selectMap = selectLook('map');

/** The estate's map beside the rooms. */
export function EstateMap({ actor }: { actor: CloserLookRef }) {
  const look = useSelector(actor, selectMap);
  return look ? <MapDialog map={look.map} onClose={() => actor.send({ type: 'look.closed' })} /> : null;
}
