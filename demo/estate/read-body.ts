/** The body of a request: JSON, form fields as an object, or undefined where it is empty. */
export async function readBody(request: Request): Promise<{ value: unknown; isBroken: boolean }> {
  const text = await request.text();
  if (text === '') return { value: undefined, isBroken: false };
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('application/x-www-form-urlencoded')) {
    return { value: Object.fromEntries(new URLSearchParams(text)), isBroken: false };
  }
  try {
    return { value: JSON.parse(text) as unknown, isBroken: false };
  } catch {
    return { value: undefined, isBroken: true };
  }
}
