import type { Report } from './conformance.ts';
import type { Finding } from './finding.ts';

/** 0: every check held. 1: a check failed, or a booking may be left. 2: no estate answered, or the run was stopped. */
export function exitCodeOf({ findings, leftBehind, couldBeRun, wasStopped }: Report): 0 | 1 | 2 {
  if (leftBehind.length === 0 && (wasStopped || !couldBeRun)) return 2;
  return leftBehind.length > 0 || findings.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
}

/** Asks for bookings to be cancelled by hand. */
export function mayStand(numbers: readonly string[]): string {
  return `A booking of this run may still stand: ${numbers.join(', ')}. Cancel it by hand.`;
}

/** The report for people: first failed checks, then warnings, those not made, then those that held, one line each. */
export function inWords(report: Report): string {
  const of = (outcome: Finding['outcome']) => report.findings.filter((one) => one.outcome === outcome);
  const [failed, warned, notChecked, held] = [of('failed'), of('warned'), of('notChecked'), of('held')];
  return [
    `${report.host} and ${report.cms}`,
    '',
    ...failed.flatMap(({ call, what, expected, came, guest }) => [
      `✗ ${call}: ${what}`,
      `    expected   ${expected}`,
      `    came       ${came}`,
      `    a guest    ${guest}`,
      '',
    ]),
    ...warned.map(
      ({ call, what, expected, came }) => `! ${call}: ${what}: expected ${expected}, came ${came}`,
    ),
    ...notChecked.map(({ call, what, came }) => `– ${call}: ${what}: not checked, ${came}`),
    ...held.map(({ call, what }) => `✓ ${call}: ${what}`),
    '',
    ...(report.leftBehind.length > 0 ? [mayStand(report.leftBehind), ''] : []),
    report.wasStopped
      ? `Stopped before the end: ${held.length} held, ${failed.length} did not`
      : report.couldBeRun
        ? `${held.length} held, ${failed.length} did not, ${warned.length} warnings, ${notChecked.length} not checked`
        : 'Neither the configuration nor a session was to be had: this is not an estate, or not its address.',
  ].join('\n');
}

/** The report for programs. */
export function inJson(report: Report): string {
  return `${JSON.stringify({ ...report, exitCode: exitCodeOf(report) }, null, 2)}\n`;
}
