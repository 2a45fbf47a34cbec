export function who(element: string): string {
  return `${element} of ${document.title}`;
}
