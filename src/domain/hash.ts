/** A 32-bit hash of a text, the same on every machine. */
export function hash32(text: string): number {
  // FNV-1a with the finaliser of MurmurHash3, which mixes its bits. Fast, because it runs for every store in every
  // build.
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

export function shardOf(text: string, shards: number): number {
  return hash32(text) % shards;
}

/** The number of shards for about `each` entries per shard: a power of two, so that it rarely changes. */
export function shardCount(entries: number, each: number): number {
  return 2 ** Math.max(0, Math.ceil(Math.log2(entries / each)));
}
