import type { Closing } from '../../machines/modals/closing.ts';

/**
 * D-447: a dialog closes with unsaved choices only after its question. `hasChosen` says by hand whether there
 * are any.
 */
export function asksFirst<Context extends Closing>(hasChosen: (context: Context) => boolean) {
  return ({ output, context }: { output?: { type: string } | undefined; context: Context }): boolean =>
    output?.type !== 'closed' || !hasChosen(context) || context.isAskingToClose;
}
