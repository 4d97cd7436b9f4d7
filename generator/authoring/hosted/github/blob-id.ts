import { digest } from '#bytes';
import { encoded, joinedBytes } from '../../../system/bytes/common';

/** The Git object id of a file with this content. */
export function blobIdOf(content: Uint8Array): string {
  return digest('sha1', joinedBytes([encoded(`blob ${content.length}\0`), content]), 'hex');
}
