import { useId, useState } from 'react';
import type { ContentItem } from '../../../src/domain/content.ts';
import { ButtonAbout } from '../../ui/ButtonAbout.tsx';
import { Html } from '../../ui/Html.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { useControlTexts } from '../../ui/use-control-texts.ts';

/** What comes with every rate. A narrow column shows the names, and the rest on request. */
export function EveryRate({ title, items }: { title: string; items: ContentItem[] }) {
  const texts = useControlTexts().disclosure;
  const list = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className="rates-every ui-panel" aria-label={title} data-open={isOpen || undefined}>
      <h3>{title}</h3>
      <ul className="ui-list" id={list}>
        {items.map((item) => (
          <li key={item.title}>
            {item.image ? <Picture path={item.image.path} alt="" ratio={1} /> : null}
            <div>
              <h4>{item.title}</h4>
              <Html html={item.body} className="ui-soft" />
            </div>
          </li>
        ))}
      </ul>
      <ButtonAbout
        variant="link"
        about={title}
        className="rates-every-more"
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? texts.less : texts.more}
      </ButtonAbout>
    </section>
  );
}
