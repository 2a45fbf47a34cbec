/** Thrown when an answer is larger than its limit. */
export class AnswerTooLarge extends Error {
  override readonly name = 'AnswerTooLarge';
}

/** Statuses without a body. A browser may still give them an empty stream, and no Response can be made with it. */
const WITHOUT_BODY = [101, 103, 204, 205, 304];

/**
 * The response with a limit on its body. Reading more than `limit` bytes fails with AnswerTooLarge (T25). A page's own
 * `fetch` may give a response without a stream: its text is read at once.
 */
export async function withByteLimit(response: Response, limit: number): Promise<Response> {
  if (response.body === null || WITHOUT_BODY.includes(response.status)) return response;
  if (!('body' in response) || !(response.body instanceof ReadableStream)) return ofText(response, limit);
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

async function ofText(response: Response, limit: number): Promise<Response> {
  const text = await response.text();
  if (text.length > limit) throw new AnswerTooLarge();
  const { status, statusText, headers } = response;
  return new Response(text, { status, statusText, headers });
}
