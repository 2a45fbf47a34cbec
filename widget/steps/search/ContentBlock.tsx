import type { ContentItem } from '../../../src/domain/configuration/content.ts';
import { Html } from '../../ui/media/Html.tsx';
import { Picture } from '../../ui/media/Picture.tsx';

/** An editorial block of picture, title and words. */
export function ContentBlock({ item }: { item: ContentItem }) {
  return (
    <div className="ui-stack ui-stack-tight">
      {item.image ? <Picture path={item.image.path} alt="" /> : null}
      {item.title ? <h3 className="ui-display">{item.title}</h3> : null}
      <Html html={item.body} />
    </div>
  );
}
