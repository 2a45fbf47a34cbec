import * as v from 'valibot';
import { expect, it } from 'vitest';
import {
  changeField,
  createForm,
  leaveField,
  reportedErrors,
  submitForm,
} from '../../machines/shared/form.ts';

const filled = v.pipe(v.string(), v.nonEmpty('required'));
const schema = v.object({ title: filled, city: filled });

it('reports the errors of the last submission that are not corrected since', () => {
  const empty = createForm({ title: '', city: 'Bath' });
  expect(reportedErrors(leaveField(empty, schema, 'title'))).toEqual({});
  const sent = submitForm(empty, schema);
  expect(reportedErrors(sent)).toEqual({ title: 'required' });
  const worse = changeField(sent, schema, 'city', '');
  expect(worse.errors).toEqual({ title: 'required', city: 'required' });
  expect(reportedErrors(worse)).toEqual({ title: 'required' });
  const mended = changeField(worse, schema, 'title', 'MR');
  expect(reportedErrors(mended)).toEqual({});
  const undone = changeField(mended, schema, 'title', '');
  expect(reportedErrors(undone)).toEqual({});
  expect(reportedErrors(submitForm(undone, schema))).toEqual({ title: 'required', city: 'required' });
});
