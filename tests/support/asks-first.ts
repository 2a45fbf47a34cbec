import type { Closing } from '../../machines/modals/closing.ts';

/** D-447: a dialog in which something was chosen is not closed without the question; `hasChosen` by hand. */
export function asksFirst<Context extends Closing>(hasChosen: (context: Context) => boolean) {
  return ({ output, context }: { output?: { type: string } | undefined; context: Context }): boolean =>
    output?.type !== 'closed' || !hasChosen(context) || context.isAskingToClose;
}
