/** A file that the preview shows. */
export interface PreviewFile {
  /** Its media type; empty for a picture. */
  readonly type: string;
  readonly content: string | Uint8Array;
}

/** What the preview asks the page around it for. */
export type PreviewRequest =
  | { readonly id: number; readonly kind: 'file'; readonly path: string }
  | { readonly id: number; readonly kind: 'picture'; readonly name: string };

/** What the page around the preview sends: an answer, or that the data has changed. */
export type PreviewMessage =
  | { readonly id: number; readonly file: PreviewFile | undefined }
  | { readonly event: 'site:data' };

/** With this message the preview gives the page around it a port for the others. */
export const previewGreeting = 'admin-preview';
