import { useEffect, useReducer, type ComponentType, type ReactNode } from 'react';

/** After this its code is asked for again, if it could not be had. Milliseconds. */
const AGAIN_MS = 3000;

/** A view whose code comes when it is first drawn; until then `meanwhile` stands in its place. */
export function lateView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): ComponentType<Props> {
  let View: ComponentType<Props> | null = null;
  return function LateView(props: Props) {
    const [, redraw] = useReducer((count: number) => count + 1, 0);
    useEffect(() => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let isGone = false;
      const fetch = async () => {
        try {
          View ??= await load();
          if (!isGone) redraw();
        } catch {
          if (!isGone) timer = setTimeout(() => void fetch(), AGAIN_MS);
        }
      };
      if (!View) void fetch();
      return () => {
        isGone = true;
        clearTimeout(timer);
      };
    }, []);
    return View ? <View {...props} /> : meanwhile;
  };
}
