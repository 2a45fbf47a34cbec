import type { RootSetup } from './styles.ts';

/** Per node that a translator has taken out, what stands in its place. */
const standIns = new WeakMap<Node, Node>();
const patient = new WeakSet<Node>();

/**
 * Lets translators rewrite the page. They put a text node into a `<font>`, or another node in its place. React knows
 * its own nodes only: it would fail to remove or to pass them, and change texts that nobody sees. So parents that a
 * translator has touched find what stands in for their child, and a changed text comes back in its stead.
 */
export const bearTranslators: RootSetup = (root, signal) => {
  const note = (records: MutationRecord[]) => {
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      if (type === 'characterData') show(target);
      for (const added of addedNodes) standIns.delete(added);
      const fonts = [previousSibling, nextSibling].filter((near) => near instanceof HTMLFontElement);
      const [standIn] = [...addedNodes, ...fonts];
      for (const removed of removedNodes) {
        if (removed.parentNode === target) continue;
        if (!target.contains(removed)) {
          // A font goes where the page is shown in its own language again.
          const isText = removed instanceof Text || removed instanceof HTMLFontElement;
          if (!isText || !standIn) continue;
          standIns.set(removed, standIn);
          observer.observe(removed, { characterData: true });
        }
        if (!patient.has(target)) bear(target, () => note(observer.takeRecords()));
      }
    }
  };
  const observer = new MutationObserver(note);
  observer.observe(root, { childList: true, subtree: true });
  signal.addEventListener('abort', () => {
    observer.disconnect();
  });
};

/** Brings a text that has changed back to its place. */
function show(text: Node): void {
  if (text.isConnected) return;
  let standIn = standIns.get(text);
  while (standIn && !standIn.isConnected) standIn = standIns.get(standIn);
  standIn?.parentNode?.replaceChild(text, standIn);
}

/** Makes a parent accept a child that a translator has moved into another node, or replaced. */
function bear(parent: Node, update: () => void): void {
  patient.add(parent);
  const removeChild = parent.removeChild.bind(parent);
  const insertBefore = parent.insertBefore.bind(parent);
  /** What stands for `child` inside the parent; null where nothing does. */
  const find = (child: Node) => {
    update();
    let found: Node | undefined = child;
    while (found && !parent.contains(found)) found = standIns.get(found);
    return found ?? null;
  };
  parent.removeChild = (child) => {
    const found = find(child);
    if (found?.parentNode === parent) removeChild(found);
    else found?.parentNode?.removeChild(found);
    return child;
  };
  parent.insertBefore = (added, next) => {
    let found = next && find(next);
    while (found && found.parentNode !== parent) found = found.parentNode;
    insertBefore(added, found);
    return added;
  };
}
