import { registerTexts } from '../../texts/registry.ts';
import { rooms } from './rooms.texts.ts';
import { Loading } from '../../ui/text/Loading.tsx';
import { Skeleton } from '../../ui/text/Skeleton.tsx';
import { StepLayout } from '../../ui/frame/StepLayout.tsx';
import { registerStyles } from '../../ui/frame/styles.ts';
import { useTexts } from '../../ui/text/texts-context.tsx';
import cardCss from './room-card.css?inline';
import css from './rooms.css?inline';

registerTexts({ rooms });

registerStyles(css);
registerStyles(cardCss);

/** The rooms screen in its final geometry while the search is under way. */
export function RoomsSkeleton() {
  const texts = useTexts().rooms;
  return (
    <StepLayout>
      <section className="rooms">
        <Loading text={texts.loading} />
        <div className="rooms-tools-wait" />
        <div className="rooms-area ui-stack">
          <div className="rooms-area-head">
            <h3 aria-hidden="true">
              <Skeleton />
            </h3>
            <div className="rooms-area-about">
              <Skeleton ratio={3 / 2} />
            </div>
          </div>
          <CardSkeleton />
          <CardSkeleton />
        </div>
      </section>
    </StepLayout>
  );
}

function CardSkeleton() {
  return (
    <div className="rooms-card">
      <div className="rooms-card-picture">
        <Skeleton ratio={3 / 2} />
      </div>
      <div className="rooms-card-words">
        <Skeleton lines={3} />
      </div>
      <div className="rooms-card-facts">
        <Skeleton />
      </div>
      <div className="rooms-card-end">
        <Skeleton height={88} />
      </div>
    </div>
  );
}
