/** Mixes two colours '#rrggbb'; 0 gives the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const channel = (at: number) => {
    const a = Number.parseInt(from.slice(at, at + 2), 16);
    const b = Number.parseInt(to.slice(at, at + 2), 16);
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** A colour towards white. */
export function lighter(colour: string, share: number): string {
  return mix(colour, '#ffffff', share);
}

/** A colour towards a warm black. */
export function darker(colour: string, share: number): string {
  return mix(colour, '#120d14', share);
}
