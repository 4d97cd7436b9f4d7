import { links } from './links';
import { codes } from './codes';
import type { NearMisses } from './near-misses';
import { otherStores } from './other-stores';
import { twice } from './twice';

/** All near misses, by their kinds. */
export const nearMisses: readonly NearMisses[] = [otherStores, links, twice, codes];
