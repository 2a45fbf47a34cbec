import { memo } from 'react';
import type { RatePlan } from '../../../machines/steps/rates/rates.selectors.ts';
import type { Image } from '../../../src/domain/configuration/content.ts';
import type { RatePanel } from '../../../src/domain/rates/rates.ts';
import { describeInclusions } from '../../texts/describe-rates.ts';
import { fill } from '../../texts/fill.ts';
import { Gallery } from '../../ui/media/Gallery.tsx';
import { Html } from '../../ui/media/Html.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { RateList, type RateListProps } from './RateList.tsx';
import { StockPicture } from './StockPicture.tsx';

interface RatePanelViewProps extends Omit<RateListProps, 'name' | 'rows' | 'marks'> {
  plan: RatePlan;
}

/** A group of rates or a single rate: its description and its list. */
export const RatePanelView = memo(function RatePanelView({ plan, ...list }: RatePanelViewProps) {
  const words = useTexts();
  const { name, description, images } = describe(plan.panel);
  return (
    <section className="rates-panel" aria-label={name} data-chosen={list.rateCode !== null || undefined}>
      <div className="rates-panel-picture">
        {images.length > 0 ? <Gallery images={images} label={name} ratio={4 / 3} /> : <StockPicture />}
      </div>
      <div className="rates-panel-words">
        <h3>{name}</h3>
        <Html html={description} className="ui-soft" />
        {plan.included.length > 0 ? (
          <p>{fill(words.rates.includes, { what: describeInclusions(words, plan.included, list.nights) })}</p>
        ) : null}
      </div>
      <RateList {...list} name={name} rows={plan.rows} marks={plan.marks} />
    </section>
  );
});

interface Description {
  name: string;
  description: string;
  images: Image[];
}

/** A group, a flat rate, or a rate under its own name and description. */
function describe(panel: RatePanel): Description {
  switch (panel.kind) {
    case 'group':
      return descriptionOf(panel.group);
    case 'flat':
      return descriptionOf(panel.flatRate);
    case 'own':
      return { name: panel.rate.name, description: panel.rate.description, images: [] };
  }
}

function descriptionOf(content: { displayName: string; description: string; images: Image[] }): Description {
  return { name: content.displayName, description: content.description, images: content.images };
}
