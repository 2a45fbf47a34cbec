/** Statuses that clearly refuse a request, payments included (E-01). After any other failure the outcome is unknown. */
export const REFUSAL_STATUSES: ReadonlySet<number> = new Set([400, 402, 404, 410, 422]);
