import type { ContentLanguage } from '../../../../src/generated/data-types';

/** The kind of a claim: a number of stores or other things, a share, a rating, how often or how codes are tested. */
export type ClaimKind = 'stores' | 'count' | 'share' | 'rating' | 'daily' | 'by-hand' | 'verified';

/** The group `number` has the digits, `plus` a following plus sign. */
export interface ClaimPattern {
  readonly kind: ClaimKind;
  /** A quick filter that every matching text passes. */
  readonly quick: RegExp;
  readonly pattern: RegExp;
  /** For a pattern that starts with a number: the words that may precede it. */
  readonly before?: BeforeNumber;
  /** The smallest number that is a claim without "more than": "3 people" is not a claim. */
  readonly least?: number;
  /** Whether the number is a claim only with "more than" or a plus sign. */
  readonly onlyMore?: true;
  /** Words that must occur in the same sentence. */
  readonly sentence?: RegExp;
}

/** Expressions for the text before a number; each is matched at the end of that text. */
export interface BeforeNumber {
  /** Matches "more than", which belongs to the claim. */
  readonly more: RegExp;
  /** Matches a currency, or words that make the number a limit or a rank, not a claim: "first 100 customers". */
  readonly excluded: RegExp;
}

/** The patterns of a language, and a quick filter that every text with a claim passes. */
export interface ClaimLanguage {
  readonly mayClaim: RegExp;
  readonly patterns: readonly ClaimPattern[];
  /** Matches "up to 80%"; the first group is the number. */
  readonly upTo: RegExp;
}

// Ranges instead of \p{L}, which compiles slowly. Plain text is in lower case, in Latin and Arabic script.
const letters = 'a-zà-öø-ÿœ\u0620-\u064a\u066e-\u06d3';

// The upper bounds keep matching linear for long runs of digits.
const digits = "(?:\\d{1,3}(?:[ ,.']\\d{3}){1,9}|\\d{1,30}(?:[.,]\\d{1,30})?)";

/** A pattern that matches whole words only. */
function words(source: string): RegExp {
  return new RegExp(`(?<![${letters}\\d])(?:${source})(?![${letters}\\d])`, 'g');
}

const currencies = 'aed|sar|usd|kwd|qar|omr|bhd|egp|eur|kd|bd|sr|dhs?';

interface NumberWords {
  /** Words such as "more than", and words that make a number a limit or a rank: "first 100 customers". */
  readonly before: BeforeNumber;
  /** Words such as "thousand", "million". */
  readonly multiples: string;
  /** Words such as "thousands of"; `manyQuick` is a quick filter for them. */
  readonly many: string;
  readonly manyQuick: RegExp;
  /** Words that may come between a number and the counted noun. */
  readonly between: string;
}

function beforeNumber(more: string, limits: string): BeforeNumber {
  return {
    more: new RegExp(`(?<![${letters}\\d])(?:${more})\\s\\+?$`),
    excluded: new RegExp(`(?:[${letters}\\d$€£]|\\d[.,]|(?<![${letters}])(?:${currencies}|${limits})\\s)$`),
  };
}

/** Patterns such as "over 200+ online stores", "thousands of stores", "stores: 200". */
function counts(
  number: NumberWords,
  nouns: string,
  rest: Pick<ClaimPattern, 'kind' | 'least' | 'onlyMore'>,
): readonly ClaimPattern[] {
  const { before, multiples, many, manyQuick, between } = number;
  const written = `${digits}(?:\\s?(?:${multiples}))?`;
  return [
    {
      ...rest,
      quick: new RegExp(nouns),
      // The words before the number are matched separately, which is faster than a lookbehind.
      pattern: new RegExp(`(?<number>${written})(?<plus>\\s?\\+)?\\s?${between}(?:${nouns})(?![${letters}\\d])`, 'g'),
      before,
    },
    { ...rest, quick: manyQuick, pattern: words(`(?:${many})\\s${between}(?:${nouns})`) },
    {
      ...rest,
      quick: /:\s?\+?\d/,
      pattern: words(`(?:${nouns})\\s?:\\s?\\+?(?<number>${written})(?<plus>\\s?\\+)?`),
    },
  ];
}

const english: NumberWords = {
  before: beforeNumber(
    'over|more than|above|nearly|almost|about|around|at least',
    'first|next|last|top|limited to|limit of|only for|per|under',
  ),
  multiples: 'k|m|thousand|million|billion|lakh',
  many: '(?:tens of |hundreds of )?(?:hundreds|thousands|millions|dozens) of|(?:a|one|two|three|five|ten|half a) (?:hundred|thousand|million)',
  manyQuick: /hundred|thousand|million|dozen/,
  between: `(?:(?!(?:a|an|and|or|on|at|in|of|off|for|from|to|the|with|without|by|per|once|when|if|is|are|was|all|your|our|their|every|each|any|this|that|these|days?|hours?|minutes?|months?|years?|aed|sar|usd|kwd|qar|omr|bhd|egp|eur|dirhams?|riyals?|dinars?|dollars?|pounds?|percent|ml|kg|g|cm|mm|gb|inch)\\s)[${letters}'-]+\\s){0,2}?`,
};

const englishPeople =
  'shoppers?|users?|customers?|people|members?|buyers?|visitors?|readers?|subscribers?|followers?|families|women|men|clients?|fans';

const arabic: NumberWords = {
  before: beforeNumber(
    'اكثر من|ازيد من|ما يزيد (?:علي|عن)|ما يقارب|ما يفوق|يزيد (?:علي|عن)|يفوق|يتجاوز|تجاوز(?:نا|ت)?|فوق|نحو|حوالي|قرابه|لا يقل عن',
    'اول|لاول|افضل|اخر',
  ),
  multiples: 'الف|الاف|مليون|ملايين|k|m',
  many: '(?:عشرات |مئات )?(?:[وفبلك]?(?:ال)?)(?:مئات|الاف|ملايين|عشرات)|نصف مليون|مليونا?|الفا?|مليوني|الفي|مئتي',
  manyQuick: /مئات|الاف|ملايين|عشرات|مليون|الف|مئتي/,
  between: '(?:من\\s)?',
};

const arabicPeople =
  '(?:ال)?(?:متسوق(?:ين|ون|ه|ات|ا)?|مستخدم(?:ين|ون|ه|ات|ا)?|عميل(?:ا|ه)?|عملاء|زبون(?:ا|ه)?|زبائن|شخص(?:ا)?|اشخاص|مشتر(?:ي|يا|ين|ون)|زائر(?:ا|ه)?|زوار|عضو(?:ا)?|اعضاء|مشترك(?:ين|ون|ا)?|متابع(?:ين|ون|ا)?|قارئ(?:ا)?|قراء)';

const french: NumberWords = {
  before: beforeNumber('plus de|près de|environ|au moins', 'premiers|premières|prochains|derniers|par'),
  multiples: 'k|m|mille|millions?(?: de)?',
  many: '(?:des |plusieurs )?(?:centaines|milliers|millions|dizaines) de|un million de',
  manyQuick: /centaine|millier|million|dizaine/,
  between: `(?:(?!(?:de|du|des|d'|le|la|les|et|ou|sur|dans|pour|en|à|euros?|jours?|heures?|ans|mois)\\s)[${letters}'-]+\\s){0,1}?`,
};

const checking =
  /check|verif|test|tried|\btr(?:y|ies)\b|review|updat|refresh|monitor|inspect|\blook|go(?:es)? (?:through|over)|\badd|codes?\b|coupons?\b|shoppers|users|\bteam\b|\bwe\b|fresh|used by/;
const checkingArabic = /راجع|فحص|تحقق|حدث|تحديث|جرب|اختب|ختبر|كود|كوبون|فريق|نضيف|تضاف|يضاف|اضاف|متسوق|مستخدم|نتابع/;
const checkingFrench = /vérifi|test|mis(?:e|es)? à jour|contrôl|essay|codes?\b|coupons?\b|\bnous\b|équipe/;

const percent = `${digits}\\s?(?:%|percent|per cent)`;
const rates = 'success|approval|satisfaction|acceptance|reliability|accuracy';
const arabicPercent = `${digits}\\s?(?:%|بالمئه|بالمائه|في المئه|في المائه)`;
const arabicRates = 'نجاح|قبول|رضا|موافقه|موثوقيه|دقه';

/** The patterns by language. Arabic is spelled as in plain text: ا for أ, ه for ة. */
export const claimLanguages: Readonly<Record<ContentLanguage, ClaimLanguage>> = {
  en: {
    mayClaim: /\d|daily|every|each|hour|clock|test|tried|hand|manual|verif|hundred|thousand|million|dozen/,
    upTo: /up to (\d+) ?%/g,
    patterns: [
      ...counts(english, 'stores?|shops?|retailers?|merchants?', { kind: 'stores', least: 10 }),
      ...counts(english, `${englishPeople}|uses|orders|downloads|redemptions|clicks`, { kind: 'count', least: 20 }),
      ...counts(english, 'reviews?|ratings?|votes?|opinions|testimonials|reviewers', { kind: 'count', least: 20 }),
      ...counts(english, 'codes?|coupons?|deals|offers|countries|cities|brands|partners', {
        kind: 'count',
        least: 10,
        onlyMore: true,
      }),
      {
        kind: 'count',
        quick: /times/,
        least: 2,
        pattern: words(
          `(?:used|copied|redeemed|tested|claimed|downloaded|worked)(?: (?:over|more than|about))? (?<number>${digits}(?:\\s?(?:k|m|thousand|million))?)\\s?\\+? times`,
        ),
      },
      {
        kind: 'share',
        quick: /\d ?(?:%|per)/,
        pattern: words(
          `${percent} (?:(?:of )?(?:${rates})(?: rate)?|of (?:(?!discount)[${letters}]+ ){0,3}(?:${englishPeople}|codes|coupons|orders|votes|tests)|satisfied|approved|positive|working|verified|tested|reliable|accurate|effective|recommend[${letters}]*)`,
        ),
      },
      {
        kind: 'share',
        quick: /\d ?(?:%|per)/,
        pattern: words(
          `(?:${rates}|working) ?(?:rate)?(?: (?:of|is|at|above|over|reaches)| ?:)?(?: (?:over|about|up to))? ${percent}`,
        ),
      },
      {
        kind: 'share',
        quick: /\d (?:out of|in) /,
        pattern: words(
          `\\d+ (?:out of|in) (?:every )?(?:10|100)(?: [${letters}]+)? (?:${englishPeople}|codes|coupons)`,
        ),
      },
      {
        kind: 'rating',
        quick: /5|star/,
        pattern: words(`[1-5](?:\\.\\d)? ?(?:out of|of|/) ?5(?: stars)?|[1-5]\\.\\d ?-?stars?`),
      },
      {
        kind: 'daily',
        quick: /daily|every|each|hourly|clock/,
        sentence: checking,
        pattern: words('daily|(?:every|each)(?: single)? (?:day|hour|morning)|hourly|around the clock'),
      },
      {
        kind: 'by-hand',
        quick: /hand|manual|tested/,
        pattern: words(
          `hand[- ]?(?:tested|checked|verified|tried)|manually (?:tested|checked|verified|tried|reviewed)|(?:test|check|verif|tri|try|review|inspect)[${letters}]*(?: [${letters}'-]+){0,3}? (?:by hand|manually)|tested (?:(?:promo|discount|coupon|working) )?(?:codes?|coupons?|offers?|deals?)`,
        ),
      },
      {
        kind: 'verified',
        quick: /verified/,
        pattern: words('verified(?! (?:sellers?|buyers?|accounts?|addresses|payments?|purchases?))'),
      },
    ],
  },
  ar: {
    mayClaim: /\d|يوم|ساعه|صباح|يدوي|باليد|مجرب|تحقق|موثق|التاكد|مليون|ملايين|الاف|مئات|عشرات/,
    upTo: /(?:حتي|الي) (\d+) ?%/g,
    patterns: [
      ...counts(arabic, '(?:ال)?(?:متجر(?:ا)?|متاجر|محل(?:ا|ات)?|تاجر(?:ا)?|تجار)', { kind: 'stores', least: 10 }),
      ...counts(arabic, `${arabicPeople}|(?:ال)?(?:استخدام(?:ا|ات)?|طلب(?:ا|ات)|عمليه شراء|تحميل(?:ا|ات)?|نسخه)`, {
        kind: 'count',
        least: 20,
      }),
      ...counts(arabic, '(?:ال)?(?:تقييم(?:ا|ات)?|مراجعه|مراجعات|راي(?:ا)?|اراء|صوت(?:ا)?|اصوات)', {
        kind: 'count',
        least: 20,
      }),
      ...counts(
        arabic,
        '(?:ال)?(?:كود(?:ا)?|اكواد|كوبون(?:ا|ات)?|عرض(?:ا)?|عروض|دوله|دول|بلد(?:ا|ان)?|مدينه|علامه|علامات)',
        { kind: 'count', least: 10, onlyMore: true },
      ),
      {
        kind: 'count',
        quick: /مر(?:ه|ات)/,
        least: 2,
        pattern: words(
          `(?:استخد|نسخ|جرب|طلب|استعم)[${letters}]*(?: [${letters}]+){0,2} (?<number>${digits}(?:\\s?(?:الف|الاف|مليون))?) (?:مره|مرات)`,
        ),
      },
      {
        kind: 'share',
        quick: /\d ?(?:%|بالم|في الم)/,
        pattern: words(`(?:نسبه|معدل)? ?(?:ال)?(?:${arabicRates})(?: (?:[${letters}]+ ){0,3}?| ?: ?)${arabicPercent}`),
      },
      {
        kind: 'share',
        quick: /\d ?(?:%|بالم|في الم)/,
        pattern: words(
          `${arabicPercent} (?:من (?:[${letters}]+ ){0,2}?(?:${arabicPeople}|(?:ال)?(?:اكواد|اكوادنا|كوبونات|طلبات))|(?:نسبه )?(?:${arabicRates})|ناجحه|موثوقه|مجربه)`,
        ),
      },
      { kind: 'share', quick: /\d من /, pattern: words(`\\d+ من (?:كل|اصل) (?:10|100)(?: [${letters}]+)?`) },
      {
        kind: 'rating',
        quick: /من ?5|\/ ?5|نجوم/,
        pattern: words('[1-5](?:\\.\\d)? ?(?:من|/) ?5(?: نجوم)?|[1-5]\\.\\d ?نجوم'),
      },
      {
        kind: 'daily',
        quick: /كل |يومي|علي مدار/,
        sentence: checkingArabic,
        pattern: words('[وف]?(?:كل (?:يوم|ساعه|صباح)|يوميا|(?:ال)?يوميه?|علي مدار الساعه)'),
      },
      {
        kind: 'by-hand',
        quick: /يدوي|باليد|مجرب/,
        pattern: words(
          `(?<!(?:نسخ|كتب|ادخل|ادخال|صنع|صنوع|حيك|حياك|نسوج|طرز|شغول|زخرف)[${letters}]*(?: [${letters}]+){0,2} )(?:ال)?(?:يدويا?|يدويه|باليد)|[وف]?(?:ال)?مجرب(?:ه|ا|ات)?`,
        ),
      },
      {
        kind: 'verified',
        quick: /تحقق|موثق|التاكد/,
        pattern: words(
          '[وف]?(?:تم التحقق(?: من(?:ه|ها))?|جري التحقق|(?:قد )?تحققنا|[وف]?[نيت]تحقق من(?:ه|ها|هم|كل|جميع)|متحقق من(?:ه|ها)|موثق(?:ه|ا)?|تم التاكد)',
        ),
      },
    ],
  },
  fr: {
    mayClaim: /\d|jour|quotidien|test|main|manuel|vérifi|centaines|milliers|million|dizaine/,
    upTo: /jusqu'à (\d+) ?%/g,
    patterns: [
      ...counts(french, 'magasins?|boutiques?|marchands?', { kind: 'stores', least: 10 }),
      ...counts(
        french,
        'utilisateurs?|clients?|acheteurs?|personnes?|membres?|lecteurs?|utilisations?|commandes?|avis|votes?',
        { kind: 'count', least: 20 },
      ),
      {
        kind: 'share',
        quick: /\d ?%/,
        pattern: words(
          `${digits} ?% (?:de (?:réussite|succès|satisfaction)|des (?:clients|utilisateurs|acheteurs|codes))`,
        ),
      },
      {
        kind: 'daily',
        quick: /jour|quotidien/,
        sentence: checkingFrench,
        pattern: words('tous les jours|chaque jour|quotidiennement|quotidien(?:ne)?s?'),
      },
      {
        kind: 'by-hand',
        quick: /main|manuel/,
        pattern: words(`(?:testé|vérifié|contrôlé|essayé)e?s?(?: [${letters}]+)? (?:à la main|manuellement)`),
      },
      { kind: 'verified', quick: /vérifié/, pattern: words('vérifiée?s?') },
    ],
  },
};
