import * as v from 'valibot';

export const requiredText = v.pipe(v.string(), v.trim(), v.nonEmpty('required'));

/**
 * HTML's own rule for `type=email`. Valibot's `rfcEmail` is the same rule, but would add to the first screen's code.
 */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/** An address of valid form. Other checks decide whether it reaches somebody (D-410). */
export const emailAddress = v.pipe(requiredText, v.regex(EMAIL, 'emailInvalid'));

/** An address to send something to. */
export const sendSchema = v.object({ emailAddress });
