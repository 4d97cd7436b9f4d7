import { links } from './links';
import type { NearMisses } from './near-misses';
import { otherStores } from './other-stores';

/** All near misses, by their kinds. */
export const nearMisses: readonly NearMisses[] = [otherStores, links];
