import type { ReactNode } from 'react';
import type { AddOnContent, PackagePrice } from '../../../src/domain/addons/addons.ts';
import { fill } from '../../texts/fill.ts';
import { PictureCard } from '../../ui/media/PictureCard.tsx';
import { registerStyles } from '../../ui/frame/styles.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import css from './addons.css?inline';

registerStyles(css);

interface AddOnPanelProps {
  content: AddOnContent;
  price: PackagePrice;
  level?: 3 | 4;
  /** A control for each room that may have the add-on. */
  children: ReactNode;
}

/** One add-on: pictures, name, price, description, and its controls. */
export function AddOnPanel({ content, price, level = 3, children }: AddOnPanelProps) {
  const { addons: texts, formats } = useTexts();
  const amount = formats.price(price.amount);
  const each = content.perText === '' ? amount : fill(texts.price, { amount, per: content.perText });
  return (
    <PictureCard
      images={content.images}
      name={content.displayName}
      html={content.longDescription}
      level={level}
      note={<p className="addons-price ui-numbers">{content.priceOverride ?? each}</p>}
    >
      <div className="addons-rooms ui-stack ui-stack-tight">{children}</div>
    </PictureCard>
  );
}
