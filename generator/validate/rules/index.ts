import type { Rule } from '../draft';
import { countryChoice } from './country-choice';
import { fileNames } from './file-names';
import { futureDates } from './future-dates';
import { hiddenCharacters } from './hidden-characters';
import { imageFiles } from './images';
import { internalLinks } from './internal-links';
import { markdownText } from './markdown-text';
import { offerFacts } from './offer-facts';
import { offerSource } from './offer-source';
import { padding } from './padding';
import { pageKinds } from './page-kinds';
import { codesInTexts } from './quoted-codes';
import { reachable } from './reachable';
import { redirectTargets } from './redirect-targets';
import { references } from './references';
import { textPlaceholders } from './text-placeholders';
import { translations } from './translations';
import { unfinished } from './unfinished';
import { uniqueInStore } from './unique-in-store';
import { uniquePaths } from './unique-paths';

/** Every rule. Their order does not matter: faults are sorted by place. */
export const rules: readonly Rule[] = [
  codesInTexts,
  countryChoice,
  fileNames,
  futureDates,
  hiddenCharacters,
  imageFiles,
  internalLinks,
  markdownText,
  offerFacts,
  offerSource,
  padding,
  pageKinds,
  reachable,
  redirectTargets,
  references,
  textPlaceholders,
  translations,
  unfinished,
  uniqueInStore,
  uniquePaths,
];
