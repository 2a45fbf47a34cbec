/** One file of the bundle. Sizes are bytes. */
export interface BundledFile {
  file: string;
  integrity: string;
  bytes: number;
  gzip: number;
  brotli: number;
  /** The entry, or the module that a dynamic import names; null for shared code. */
  module: string | null;
  imports: string[];
  dynamicImports: string[];
}

export interface Manifest {
  version: string;
  /** Per element: the module that defines it, then the files that the loader preloads with it. */
  elements: Record<string, string[]>;
  files: BundledFile[];
}
