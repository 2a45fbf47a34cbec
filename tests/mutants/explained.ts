/** Mutants that no test can catch, by id, each with the reason: the machine does the same with them. One a line. */
// prettier-ignore
export const EXPLAINED: Readonly<Record<string, string>> = {
};
