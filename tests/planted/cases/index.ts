import { withFile, type Kind, type PlantedIn } from '../planted';
import { arabic } from './arabic';
import { brokenText } from './broken-text';
import { closedLists } from './closed-lists';
import { codes } from './codes';
import { facts } from './facts';
import { files } from './files';
import { icons } from './icons';
import { links } from './links';
import { lostText } from './lost-text';
import { offerTexts } from './offer-texts';
import { oneCause } from './one-cause';
import { otherStores } from './other-stores';
import { pasted } from './pasted';
import { pictures } from './pictures';
import { removedStores } from './removed-stores';
import { sameText } from './same-text';
import { time } from './time';
import { twice } from './twice';

/** All planted mistakes by kind. */
export const kinds: readonly Kind<PlantedIn>[] = [
  lostText,
  brokenText,
  pictures,
  files,
  oneCause,
  closedLists,
  icons,
  time,
  facts,
  otherStores,
  links,
  twice,
  codes,
  arabic,
  offerTexts,
  pasted,
  sameText,
  removedStores,
].map(({ cases, ...kind }) => ({ ...kind, cases: cases.map(withFile) }));
