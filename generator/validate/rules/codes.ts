import { advertisedOffersCodes } from './advertised-offers/codes';
import { checkLogCodes } from './check-log/codes';
import { claimsCodes } from './claims/codes';
import { codeCharactersCodes } from './code-characters/codes';
import { countryChoiceCodes } from './country-choice/codes';
import { doubleSpacesCodes } from './double-spaces/codes';
import { draftsCodes } from './drafts/codes';
import { feedCorrectionsCodes } from './feed-corrections/codes';
import { feedSettingsCodes } from './feed-settings/codes';
import { fileNamesCodes } from './file-names/codes';
import { futureDatesCodes } from './future-dates/codes';
import { hiddenCharactersCodes } from './hidden-characters/codes';
import { iconsCodes } from './icons/codes';
import { imagesCodes } from './images/codes';
import { internalLinksCodes } from './internal-links/codes';
import { markdownTextCodes } from './markdown-text/codes';
import { networksCodes } from './networks/codes';
import { offerFactsCodes } from './offer-facts/codes';
import { offerLimitsCodes } from './offer-limits/codes';
import { offerSourceCodes } from './offer-source/codes';
import { paddingCodes } from './padding/codes';
import { pageKindsCodes } from './page-kinds/codes';
import { punctuationCodes } from './punctuation/codes';
import { quotedCodesCodes } from './quoted-codes/codes';
import { reachableCodes } from './reachable/codes';
import { redirectTargetsCodes } from './redirect-targets/codes';
import { referencesCodes } from './references/codes';
import { repeatedWordsCodes } from './repeated-words/codes';
import { reportChannelsCodes } from './report-channels/codes';
import { seasonDatesCodes } from './season-dates/codes';
import { sharedListsCodes } from './shared-lists/codes';
import { textEndsCodes } from './text-ends/codes';
import { textPlaceholdersCodes } from './text-placeholders/codes';
import { translatedFiguresCodes } from './translated-figures/codes';
import { translationsCodes } from './translations/codes';
import { unfinishedCodes } from './unfinished/codes';
import { uniqueInStoreCodes } from './unique-in-store/codes';
import { uniqueNamesCodes } from './unique-names/codes';
import { uniquePathsCodes } from './unique-paths/codes';

/** The codes of rules about characters and empty texts. */
export const valueRuleCodes = {
  ...hiddenCharactersCodes,
  ...paddingCodes,
};

/** The codes of rules about texts for readers: translations, placeholders, Markdown. */
export const textRuleCodes = {
  ...doubleSpacesCodes,
  ...markdownTextCodes,
  ...punctuationCodes,
  ...repeatedWordsCodes,
  ...textEndsCodes,
  ...textPlaceholdersCodes,
  ...translatedFiguresCodes,
  ...translationsCodes,
  ...unfinishedCodes,
};

/** The codes of rules about several fields or files that must agree. */
export const consistencyRuleCodes = {
  ...advertisedOffersCodes,
  ...checkLogCodes,
  ...claimsCodes,
  ...codeCharactersCodes,
  ...countryChoiceCodes,
  ...draftsCodes,
  ...feedCorrectionsCodes,
  ...feedSettingsCodes,
  ...fileNamesCodes,
  ...futureDatesCodes,
  ...internalLinksCodes,
  ...networksCodes,
  ...offerFactsCodes,
  ...offerLimitsCodes,
  ...offerSourceCodes,
  ...pageKindsCodes,
  ...quotedCodesCodes,
  ...reachableCodes,
  ...redirectTargetsCodes,
  ...referencesCodes,
  ...reportChannelsCodes,
  ...seasonDatesCodes,
  ...sharedListsCodes,
  ...uniqueInStoreCodes,
  ...uniqueNamesCodes,
  ...uniquePathsCodes,
};

/** The codes of the rules about pictures. */
export const pictureRuleCodes = { ...imagesCodes, ...iconsCodes };
