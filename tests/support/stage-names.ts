/** The stages of `npm test`, those without a browser first. */
export const STAGE_NAMES = ['types', 'lint', 'unit', 'faults', 'build', 'e2e', 'views'] as const;

export type StageName = (typeof STAGE_NAMES)[number];

/** Those that leave a report of their tests. */
export const REPORTED: readonly StageName[] = ['unit', 'faults', 'e2e', 'views'];

/** The stages that stand after `npm test --`; all when there are none. Throws where one is not known. */
export function readStageNames(args: string[]): readonly StageName[] {
  if (args.length === 0) return STAGE_NAMES;
  return args.map((name) => {
    const stage = STAGE_NAMES.find((known) => known === name);
    if (!stage) throw new Error(`no stage ${name}; there are ${STAGE_NAMES.join(', ')}`);
    return stage;
  });
}
