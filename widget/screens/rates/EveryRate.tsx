import type { ContentItem } from '../../../src/domain/configuration.ts';
import { Html } from '../../ui/Html.tsx';
import { Picture } from '../../ui/Picture.tsx';

/** What comes with every rate (A §2.7). */
export function EveryRate({ title, items }: { title: string; items: ContentItem[] }) {
  return (
    <section className="rates-every" aria-label={title}>
      <h3>{title}</h3>
      <ul className="ui-list">
        {items.map((item) => (
          <li key={item.Title}>
            {item.Image ? <Picture path={item.Image.Path} alt="" ratio={1} /> : null}
            <div>
              <h4>{item.Title}</h4>
              <Html html={item.Body} className="ui-soft" />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
