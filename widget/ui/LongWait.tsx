import { useEffect, useState } from 'react';
import { useTexts } from './texts-context.tsx';

const LONG_MS = 3_000;

interface LongWaitProps {
  /** What is happening, where nothing has said so yet. */
  what?: string | undefined;
}

/** Says after three seconds that a wait is long, and until then nothing. Belongs into something with role 'status'. */
export function LongWait({ what }: LongWaitProps) {
  const texts = useTexts().ui;
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return null;
  return (
    <>
      {' '}
      <span className="ui-long-wait">
        {what ? `${what} ` : ''}
        {texts.longWait}
      </span>
    </>
  );
}
