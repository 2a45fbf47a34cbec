import * as v from 'valibot';

/** Rules that several forms share (B §5). */
export const requiredText = v.pipe(v.string(), v.trim(), v.nonEmpty('required'));

export const emailAddress = v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.email('emailInvalid'));
