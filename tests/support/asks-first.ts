import type { Closing } from '../../machines/modals/closing.ts';

/**
 * D-447: a dialog closes with unsaved choices only after its question. `hasUnsaved` says by hand whether there
 * are any.
 */
export function asksFirst<Context extends Closing>(hasUnsaved: (context: Context) => boolean) {
  return ({ output, context }: { output?: { type: string } | undefined; context: Context }): boolean =>
    output?.type !== 'closed' || !hasUnsaved(context) || context.isAskingToClose;
}
