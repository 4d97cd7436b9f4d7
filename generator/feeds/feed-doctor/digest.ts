import { digest } from '#bytes';
import { encoded } from '../../system/bytes/common';

/** 66 bits: of a million digests, two are the same with a probability of 1 in 100 million. */
export const digestLength = 11;

/** A short digest of a text, to compare rows without keeping them in memory. */
export function digestOf(text: string): string {
  return digest('sha1', text, 'base64url').slice(0, digestLength);
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** A copy of a text: a slice that the parser cut out of a chunk would keep the whole chunk in memory. */
export function ownCopy(text: string): string {
  return decoder.decode(encoded(text));
}
