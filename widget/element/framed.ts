/** Whether a page of another site frames this one, and so could draw over it (T5, D-163). */
export function isFramedByStranger(page: Window): boolean {
  try {
    for (let frame = page; frame !== frame.parent; frame = frame.parent) {
      // Throws for a page of another site, whose address cannot be read.
      if (originOf(frame.parent) !== originOf(page)) return true;
    }
    return false;
  } catch {
    return true;
  }
}

/** The origin of a page. A frame by `srcdoc` has that of the page around it. */
function originOf({ location, parent }: Window): string {
  return location.href === 'about:srcdoc' ? originOf(parent) : location.origin;
}
