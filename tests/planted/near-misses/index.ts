import { arabic } from './arabic';
import { codes } from './codes';
import { colours } from './colours';
import { links } from './links';
import type { NearMisses } from './near-misses';
import { offerTexts } from './offer-texts';
import { otherStores } from './other-stores';
import { pasted } from './pasted';
import { removedStores } from './removed-stores';
import { sameText } from './same-text';
import { time } from './time';
import { twice } from './twice';

/** All near misses, by their kinds. */
export const nearMisses: readonly NearMisses[] = [
  otherStores,
  links,
  twice,
  codes,
  colours,
  arabic,
  offerTexts,
  pasted,
  sameText,
  removedStores,
  time,
];
