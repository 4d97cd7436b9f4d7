import { digest } from '#bytes';
import { encoded } from '../../system/bytes/common';

/** 66 bits: among a million digests, the probability that two are equal is 1 in 100 million. */
export const digestLength = 11;

/** For comparing rows without storing them. */
export function digestOf(text: string): string {
  return digest('sha1', text, 'base64url').slice(0, digestLength);
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** A slice of a parsed chunk would keep the whole chunk in memory. */
export function ownCopy(text: string): string {
  return decoder.decode(encoded(text));
}
