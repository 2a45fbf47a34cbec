export function words(screen: string): string {
  return `the ${screen} screen`;
}
