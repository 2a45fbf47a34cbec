/** Thrown while an answer is read that is larger than allowed. */
export class AnswerTooLarge extends Error {
  override readonly name = 'AnswerTooLarge';
}

/** Statuses without a body. A browser gives an empty stream for it, with which no Response of them can be made. */
const WITHOUT_BODY = [101, 103, 204, 205, 304];

/** The same response, which fails with AnswerTooLarge once more than `limit` bytes have come (T25). */
export function withByteLimit(response: Response, limit: number): Response {
  if (response.body === null || WITHOUT_BODY.includes(response.status)) return response;
  let received = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      received += chunk.byteLength;
      if (received > limit) controller.error(new AnswerTooLarge());
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(counter), { status, statusText, headers });
}
