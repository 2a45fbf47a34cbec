/** The stages of `npm test`. Those without a browser come first. */
export const STAGE_NAMES = ['types', 'lint', 'unit', 'faults', 'build', 'e2e', 'views'] as const;

export type StageName = (typeof STAGE_NAMES)[number];

/** The stages that write a report of their tests. */
export const REPORTED: readonly StageName[] = ['unit', 'faults', 'e2e', 'views'];

/** The stages named after `npm test --`; all stages where none is named. Throws for an unknown name. */
export function readStageNames(args: string[]): readonly StageName[] {
  if (args.length === 0) return STAGE_NAMES;
  return args.map((name) => {
    const stage = STAGE_NAMES.find((known) => known === name);
    if (!stage) throw new Error(`no stage ${name}; there are ${STAGE_NAMES.join(', ')}`);
    return stage;
  });
}
