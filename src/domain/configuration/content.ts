/** A picture's site-local path, resolved against the base of the site-local calls (D-47). */
export interface Image {
  path: string;
}

/** An editorial block of image, title and HTML body. */
export interface ContentItem {
  image: Image | null;
  title: string;
  body: string;
}
