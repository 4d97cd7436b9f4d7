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

/**
 * Numbers by fingerprint, in two flat arrays: at most 48 bytes for each, where a Map takes a multiple. 0 is no
 * number that can be kept.
 */
export class FingerprintMap {
  #prints = new Float64Array(1024);
  #numbers = new Uint32Array(1024);
  #size = 0;

  /** The number kept for a fingerprint, or undefined after keeping the given one. */
  getOrKeep(print: number, number: number): number | undefined {
    const slot = this.#slotOf(print);
    const known = this.#numbers[slot];
    if (known) return known;
    this.#prints[slot] = print;
    this.#numbers[slot] = number;
    this.#size += 1;
    if (this.#size * 2 > this.#numbers.length) this.#grow();
    return undefined;
  }

  /** Where a fingerprint is kept, or the free place where it would be. */
  #slotOf(print: number): number {
    const mask = this.#numbers.length - 1;
    let slot = print % (mask + 1);
    while (this.#numbers[slot] && this.#prints[slot] !== print) slot = (slot + 1) & mask;
    return slot;
  }

  #grow(): void {
    const [prints, numbers] = [this.#prints, this.#numbers];
    this.#prints = new Float64Array(prints.length * 2);
    this.#numbers = new Uint32Array(numbers.length * 2);
    numbers.forEach((number, at) => {
      if (!number) return;
      const slot = this.#slotOf(prints[at] ?? 0);
      this.#prints[slot] = prints[at] ?? 0;
      this.#numbers[slot] = number;
    });
  }
}
