import type { HostedFile } from '../../domain/editing/hosted-protocol';

/** A file by its path from the site's root, or a picture of data/images by its name. */
export type PreviewWanted =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'picture'; readonly name: string };

export interface PreviewRequest {
  readonly id: number;
  readonly wanted: PreviewWanted;
}

export type PreviewMessage =
  | { readonly id: number; readonly file: HostedFile | undefined }
  | { readonly event: 'site:data' };

/** The message with which the preview sends the page around it a port for all further messages. */
export const previewGreeting = 'admin-preview';

/** An object URL for a picture; undefined for a text file. */
export function blobAddress(name: string, { content }: HostedFile): string | undefined {
  if (typeof content === 'string') return undefined;
  // Browsers detect the type of other pictures.
  const type = name.endsWith('.svg') ? 'image/svg+xml' : '';
  return URL.createObjectURL(new Blob([Uint8Array.from(content)], { type }));
}
