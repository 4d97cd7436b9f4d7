/** 53 bits that stand for a text (cyrb53): enough to tell the rows of a feed apart, and far smaller than they. */
export function fingerprint(text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}

/** A text of its own: a piece that the parser cut out of a file keeps the whole piece of file alive. */
export function ownCopy(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8');
}
