/** Whether a page of another site frames this one, and so could draw over it (T5, D-163). */
export function isFramedByStranger(page: Window): boolean {
  try {
    for (let frame = page; frame !== frame.parent; frame = frame.parent) {
      // Throws for a page of another site, whose address cannot be read.
      if (frame.parent.location.origin !== page.location.origin) return true;
    }
    return false;
  } catch {
    return true;
  }
}
