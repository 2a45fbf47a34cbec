/** Whether a page of another site has this one in a frame, and could draw over it what it likes (T5, D-163). */
export function isFramedByStranger(page: Window): boolean {
  try {
    for (let frame = page; frame !== frame.parent; frame = frame.parent) {
      // Of another site's page not even the address can be read.
      if (frame.parent.location.origin !== page.location.origin) return true;
    }
    return false;
  } catch {
    return true;
  }
}
