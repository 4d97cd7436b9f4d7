/** A file that the preview shows. */
export interface PreviewFile {
  /** Its media type; empty for a picture. */
  readonly type: string;
  readonly content: string | Uint8Array;
}

/** A file by its path from the site's root, or a picture of data/images by its name. */
export type PreviewWanted =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'picture'; readonly name: string };

/** What the preview asks the page around it for. */
export interface PreviewRequest {
  readonly id: number;
  readonly wanted: PreviewWanted;
}

/** What the page around the preview sends: an answer, or that the data has changed. */
export type PreviewMessage =
  | { readonly id: number; readonly file: PreviewFile | undefined }
  | { readonly event: 'site:data' };

/** With this message the preview gives the page around it a port for the others. */
export const previewGreeting = 'admin-preview';

/** An address at which a document shows a picture. */
export function blobAddress(name: string, { content }: PreviewFile): string | undefined {
  if (typeof content === 'string') return undefined;
  // Browsers find out the type of other pictures by themselves.
  const type = name.endsWith('.svg') ? 'image/svg+xml' : '';
  return URL.createObjectURL(new Blob([Uint8Array.from(content)], { type }));
}
