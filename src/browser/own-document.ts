/** The document's own property. `<img name="body">` hides it from a plain `document.body` (T2). */
export function ownProperty<Name extends keyof Document>(document: Document, name: Name): Document[Name] {
  return Reflect.get(Document.prototype, name, document);
}

/** Makes an element, even where the page has an element named `createElement`. */
export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  document: Document,
  tag: Tag,
): HTMLElementTagNameMap[Tag] {
  return Document.prototype.createElement.bind(document)(tag);
}
