/** A random UUID (RFC 9562, version 4), also on plain http, where the browser makes none itself. */
export function randomId(): string {
  const digit = (place: string) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (Number(place) ^ (random & (15 >> (Number(place) / 4)))).toString(16);
  };
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, digit);
}
