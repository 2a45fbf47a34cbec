/** What a document has by this name itself: `<img name="body">` hides the body from who asks the document (T2). */
export function ownProperty<Name extends keyof Document>(document: Document, name: Name): Document[Name] {
  return Reflect.get(Document.prototype, name, document);
}

/** Makes an element, whatever names the page gives to its own. */
export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  document: Document,
  tag: Tag,
): HTMLElementTagNameMap[Tag] {
  return Document.prototype.createElement.bind(document)(tag);
}
