import { useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { CloserLookRef } from '../../../../machines/steps/rooms/closer-look.machine.ts';
import * as selectors from '../../../../machines/steps/rooms/closer-look.selectors.ts';
import type { RoomType } from '../../../../src/domain/rooms/room-types.ts';
import { describeRoom } from '../../../texts/describe-room.ts';
import { fill } from '../../../texts/fill.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Picture } from '../../../ui/media/Picture.tsx';
import { PicturePager } from '../../../ui/media/PicturePager.tsx';
import { registerStyles } from '../../../ui/frame/styles.ts';
import { useTexts } from '../../../ui/text/texts-context.tsx';
import { Toggle } from '../../../ui/controls/Toggle.tsx';
import { FACTS } from './facts.ts';
import css from './room-pictures.css?inline';

registerStyles(css);

const selectPictures = selectors.selectLook('pictures');

/** A room's pictures in full-screen size, with the room's facts beside them. */
export function RoomPictures({ actor }: { actor: CloserLookRef }) {
  const look = useSelector(actor, selectPictures);
  if (!look) return null;
  const { roomType } = look;
  return (
    <Dialog title={roomType.displayName} size="full" onCancel={() => actor.send({ type: 'look.closed' })}>
      <div className="room-pictures">
        <Pictures roomType={roomType} actor={actor} />
        <RoomFacts roomType={roomType} />
      </div>
    </Dialog>
  );
}

interface PicturesProps {
  roomType: RoomType;
  actor: CloserLookRef;
}

function Pictures({ roomType: { images, displayName }, actor }: PicturesProps) {
  const { controls, closerLook } = useTexts();
  const texts = controls.gallery;
  const strip = useRef<HTMLUListElement>(null);
  const index = useSelector(actor, selectors.selectPictureIndex);
  const isZoomed = useSelector(actor, selectors.selectIsZoomed);
  const first = useRef(index);
  const count = images.length;

  useLayoutEffect(() => {
    strip.current?.children[first.current]?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
  }, []);
  // A zoomed picture starts at its middle.
  useEffect(() => {
    const picture = strip.current?.children[index];
    if (isZoomed) picture?.scrollTo(picture.clientWidth / 2, picture.clientHeight / 2);
  }, [isZoomed, index]);

  function turnTo(to: number) {
    strip.current?.children[to]?.scrollIntoView({ block: 'nearest', inline: 'start' });
  }

  return (
    <div>
      <ul
        className="room-pictures-strip ui-list"
        ref={strip}
        tabIndex={0}
        data-first-focus
        data-zoomed={isZoomed || undefined}
        aria-label={fill(texts.label, { label: displayName })}
        onScroll={({ target, currentTarget }) => {
          if (target !== currentTarget) return;
          const { scrollLeft, clientWidth } = currentTarget;
          actor.send({ type: 'picture.turned', index: Math.round(Math.abs(scrollLeft) / clientWidth) });
        }}
        onDoubleClick={() => actor.send({ type: 'zoom.toggled' })}
      >
        {images.map(({ path, caption }, at) => (
          <li key={path} {...(isZoomed && at === index ? { 'data-zoomed': true, tabIndex: 0 } : {})}>
            <Picture
              path={path}
              alt={caption || fill(texts.alt, { label: displayName, n: at + 1, count })}
              eager={at === index}
            />
          </li>
        ))}
      </ul>
      <p className="room-pictures-caption ui-soft">{images[index]?.caption}</p>
      <div className="ui-row">
        {count > 1 ? <PicturePager index={index} count={count} onTurn={turnTo} /> : null}
        <Toggle pressed={isZoomed} onChange={() => actor.send({ type: 'zoom.toggled' })}>
          {closerLook.enlarge}
        </Toggle>
      </div>
    </div>
  );
}

function RoomFacts({ roomType }: { roomType: RoomType }) {
  const texts = useTexts();
  const facts = { place: '', ...describeRoom(texts, roomType) };
  return (
    <dl className="room-pictures-facts">
      {FACTS.filter((fact) => facts[fact] !== '').map((fact) => (
        <div key={fact}>
          <dt className="ui-soft">{texts.closerLook.facts[fact]}</dt>
          <dd>{facts[fact]}</dd>
        </div>
      ))}
    </dl>
  );
}
