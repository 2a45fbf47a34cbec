import { useEffect, useState } from 'react';
import { Announcement } from './Announcement.tsx';
import { useTexts } from './texts-context.tsx';

const LONG_MS = 3_000;

interface LongWaitProps {
  /** What is going on, where nothing on the screen has said so. */
  what?: string | undefined;
}

/** Says after three seconds that a wait is long; shows nothing before. */
export function LongWait({ what }: LongWaitProps) {
  const texts = useTexts().ui;
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return null;
  const text = `${what ? `${what} ` : ''}${texts.longWait}`;
  return (
    <>
      {' '}
      <span className="ui-long-wait">
        {text}
        <Announcement text={text} />
      </span>
    </>
  );
}
