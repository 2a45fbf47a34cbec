import { useEffect, useState, type ComponentType } from 'react';
import { ErrorBox } from '../ui/text/ErrorBox.tsx';
import { LongWait } from '../ui/text/LongWait.tsx';
import { useTexts } from '../ui/text/texts-context.tsx';

interface LateViewProps<Props> {
  /** Loads the view's code, and tries again on the next call: a `retriedImport`. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}

/** A part of a screen whose code is loaded on demand. The guest can try again where the code is lost. */
export function LateView<Props extends object>({ load, props }: LateViewProps<Props>) {
  const texts = useTexts().booking.broken;
  const [code, setCode] = useState<ComponentType<Props> | 'lost' | null>(null);
  useEffect(() => {
    if (code !== null) return;
    load().then(
      (View) => setCode(() => View),
      () => setCode('lost'),
    );
  }, [code, load]);
  if (code === null) return <LongWait />;
  if (code === 'lost') {
    return <ErrorBox level={2} {...texts} onRetry={() => setCode(null)} />;
  }
  const View = code;
  return <View {...props} />;
}
