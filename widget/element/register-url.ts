/** Where a legacy member registers in update mode (B §4). */
export function registerUrl(link: string, emailAddress: string): string {
  const separator = /\?[^#]*$/.test(link) ? '&' : '?';
  return `${link}${separator}email=${encodeURIComponent(emailAddress)}`;
}
