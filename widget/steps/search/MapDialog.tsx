import type { ContentItem } from '../../../src/domain/configuration/content.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { ContentBlock } from './ContentBlock.tsx';

/** The estate's map, for the search and for the rooms. */
export function MapDialog({ map, onClose }: { map: ContentItem; onClose: () => void }) {
  return (
    <Dialog title={map.title} size="wide" onCancel={onClose}>
      <ContentBlock item={{ ...map, title: '' }} />
    </Dialog>
  );
}
