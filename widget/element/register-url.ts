/** Where a legacy member registers in update mode (B §4). */
export function registerUrl(link: string, emailAddress: string): string {
  return `${link}?email=${encodeURIComponent(emailAddress)}`;
}
