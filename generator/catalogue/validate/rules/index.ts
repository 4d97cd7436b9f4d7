import type { Rule } from '../engine/draft';
import { advertisedOffers } from './advertised-offers/rule';
import { checkLog } from './check-log/rule';
import { claimSources } from './claims/rule';
import { codeCharacters } from './code-characters/rule';
import { countryChoice } from './country-choice/rule';
import { drafts } from './drafts/rule';
import { feedCorrections } from './feed-corrections/rule';
import { feedSettings } from './feed-settings/rule';
import { fileNames } from './file-names/rule';
import { foreignCodes } from './foreign-codes/rule';
import { futureDates } from './future-dates/rule';
import { hiddenCharacters } from './hidden-characters/rule';
import { icons } from './icons/rule';
import { imageFiles } from './images/rule';
import { internalLinks } from './internal-links/rule';
import { markdownText } from './markdown-text/rule';
import { networks } from './networks/rule';
import { offerFacts } from './offer-facts/rule';
import { offerLimits } from './offer-limits/rule';
import { offerSource } from './offer-source/rule';
import { offerTexts } from './offer-texts/rule';
import { otherStores } from './other-stores/rule';
import { outboundLinks } from './outbound-links/rule';
import { padding } from './padding/rule';
import { pageKinds } from './page-kinds/rule';
import { codesInTexts } from './quoted-codes/rule';
import { passedDates } from './passed-dates/rule';
import { longText } from './long-text/rule';
import { reachable } from './reachable/rule';
import { redirectTargets } from './redirect-targets/rule';
import { references } from './references/rule';
import { removedStoreNames } from './removed-stores/rule';
import { reportChannels } from './report-channels/rule';
import { seasonDates } from './season-dates/rule';
import { shellContrast } from './shell-contrast/rule';
import { textEnds } from './text-ends/rule';
import { textPlaceholders } from './text-placeholders/rule';
import { textForms } from './text-forms/rule';
import { translations } from './translations/rule';
import { translationsAgree } from './translations-agree/rule';
import { unfinished } from './unfinished/rule';
import { uniqueInStore } from './unique-in-store/rule';
import { uniqueNames } from './unique-names/rule';
import { uniquePaths } from './unique-paths/rule';

/** All rules. Their order does not matter, because diagnostics are sorted by position. */
export const rules: readonly Rule[] = [
  advertisedOffers,
  checkLog,
  claimSources,
  codeCharacters,
  codesInTexts,
  countryChoice,
  drafts,
  feedCorrections,
  feedSettings,
  fileNames,
  foreignCodes,
  futureDates,
  hiddenCharacters,
  icons,
  imageFiles,
  internalLinks,
  markdownText,
  networks,
  offerFacts,
  offerLimits,
  offerSource,
  offerTexts,
  otherStores,
  outboundLinks,
  padding,
  pageKinds,
  passedDates,
  longText,
  reachable,
  redirectTargets,
  references,
  removedStoreNames,
  reportChannels,
  seasonDates,
  shellContrast,
  textEnds,
  textPlaceholders,
  textForms,
  translations,
  translationsAgree,
  unfinished,
  uniqueInStore,
  uniqueNames,
  uniquePaths,
];
