import * as v from 'valibot';

export const requiredText = v.pipe(v.string(), v.trim(), v.nonEmpty('required'));

/** What HTML's own `type=email` takes (D-410): whether somebody can be reached there is asked elsewhere (A §5.6). */
export const emailAddress = v.pipe(requiredText, v.rfcEmail('emailInvalid'));

/** An address to send something to (B §5). */
export const sendSchema = v.object({ emailAddress });
