import { quote } from '../../../diagnostics/visible';
import { inSentence, type Contradiction, type Spoken } from './offer-text';

/** Phrases that limit an offer to new customers. */
const forNew =
  /(?<!\p{L})(?:on|for|off) (?:your |the )?first (?:order|purchase)s?(?! and\b)(?! or\b)|first[- ]order (?:code|discount|offer)|(?:only )?for new (?:customers|users|shoppers)(?! and\b)(?! or\b)|new (?:customers|users|shoppers) only/iu;
const forNewArabic =
  /(?:على|لـ?|عند) ?(?:أول طلب|طلبك الأول|الطلب الأول)(?! و)(?! أو)|لأول طلب(?! و)|للطلب الأول(?! و)|للعملاء الجدد(?! و)(?! أو)|للمستخدمين الجدد(?! و)/u;
/** Words which show that a sentence also mentions other customers, or says what does not hold. */
const notAlone =
  /\bnot?\b|n['’]t|also|too|every|each|later|next|second|further|existing|returning|current|old|\ball\b|both|besides|instead|another|extra|more|plus|than|أيض|كذلك|ليس|لا |غير|بل |الحالي|السابق|القدامى|كل|جميع|بعد|تال|إضاف|أما|آخر/iu;

/** Phrases that open an offer to all customers. */
const forAll =
  /(?:for|to) (?:both )?new and (?:existing|returning|current|old) (?:customers|users|shoppers)|for all (?:customers|users|shoppers)|for everyone/iu;
const forAllArabic = /للعملاء الجدد والحاليين|للجدد والحاليين|ل(?:جميع|كل) العملاء|ل(?:جميع|كل) المستخدمين/u;
const negated = /\bnot?\b|n['’]t|except|instead|another|other code|ليس|لا |غير|أما|آخر/iu;

/** Finds statements in a title, a description or the terms about who may use the offer that contradict `who`. */
export function audienceAgainst(spoken: Spoken): readonly Contradiction[] {
  const { offer, words, text } = spoken;
  if (offer.who === undefined) return [];
  const isForAll = offer.who === 'all';
  const english = text.language === 'en';
  const expression = isForAll ? (english ? forNew : forNewArabic) : english ? forAll : forAllArabic;
  const found = expression.exec(words);
  if (!found) return [];
  const rest = words.replace(found[0], '');
  if ((isForAll ? notAlone : negated).test(rest)) return [];
  const place = [found.index, found.index + found[0].length] as const;
  const kind = isForAll ? 'new-customers' : 'all-customers';
  return [inSentence(spoken, kind, place, ['who'], { words: quote(found[0]), who: quote(`who: ${offer.who}`) })];
}
