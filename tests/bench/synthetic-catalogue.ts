import { parse, stringify } from 'yaml';
import { randomOf } from '../support/random';

const english =
  'basket delivery checkout order price season fashion home kitchen travel beauty garden phone gift card member weekend brand quality return refund customer account address payment saving'.split(
    ' ',
  );
const arabic =
  'السلة التوصيل الدفع الطلب السعر الموسم الأزياء المنزل المطبخ السفر الجمال الحديقة الهاتف الهدية البطاقة العضو العطلة العلامة الجودة الإرجاع الاسترداد العميل الحساب العنوان التوفير'.split(
    ' ',
  );
const brandColours = ['#0f6e56', '#b3261e', '#1d4ed8', '#a16207', '#7c3aed', '#be185d', '#0e7490', '#374151'];

/** The slug of a synthetic store. */
export const storeSlug = (index: number): string => `store-${String(index).padStart(5, '0')}`;

/** The path of a synthetic store. */
export const storeFile = (index: number): string => `data/stores/${storeSlug(index)}.yaml`;

/** A store file of about 7 KB: 6 offers, 6 questions, 4 steps, 4 features, in both scripts. */
export function syntheticStore(index: number): string {
  const random = randomOf(index + 1);
  const pick = (words: readonly string[]): string => words[Math.floor(random() * words.length)] ?? '';
  const words = (list: readonly string[], count: number): string =>
    Array.from({ length: count }, () => pick(list)).join(' ');
  const pair = (indent: string, count: number): string =>
    `${indent}en: ${words(english, count).replace(/^./, (letter) => letter.toUpperCase())} ${index}\n${indent}ar: ${words(arabic, count)} ${index}\n`;
  const slug = storeSlug(index);
  const letter = String.fromCharCode(65 + (index % 26));
  let text = `# yaml-language-server: $schema=../../schemas/store.schema.json\nslug: ${slug}\npath: /store/${slug}\nname:\n  en: ${letter}${pick(english)} ${index}\n  ar: ${pick(arabic)} ${index}\n`;
  text += `url: https://www.example.com/${slug}\nlogo: noon.svg\nbrand: "${brandColours[index % brandColours.length] ?? ''}"\nicon: bag\ncategory: general-marketplace\nchecked: 2025-10\n`;
  for (const [field, count] of [
    ['title', 5],
    ['description', 8],
    ['heading', 4],
    ['subtitle', 7],
  ] as const)
    text += `${field}:\n${pair('  ', count)}`;
  text += 'featured: offer-0\nfeedback: thanks\noffers:\n';
  for (let offer = 0; offer < 6; offer += 1) {
    const code = offer % 3 !== 2;
    text += `  - id: offer-${offer}\n    kind: ${code ? 'code' : 'deal'}\n`;
    if (code) text += `    code: "S${index}C${offer}"\n`;
    text += `    url: https://www.example.com/${slug}/${offer}\n    title:\n${pair('      ', 5)}    description:\n${pair('      ', 7)}    benefit:\n      kind: percent\n      percent: ${5 + ((index + offer) % 60)}\n`;
    if (offer === 1) text += `    expires: 2027-0${1 + (index % 9)}-15\n`;
    text += `    verified: true\n    lastVerified: 2025-10\n    terms:\n${pair('      ', 4)}`;
  }
  text += `sections:\n  - kind: offers\n    heading:\n${pair('      ', 3)}  - kind: steps\n    heading:\n${pair('      ', 3)}    steps:\n`;
  for (let step = 0; step < 4; step += 1)
    text += `      - title:\n${pair('          ', 4)}        text:\n${pair('          ', 7)}`;
  text += `  - kind: points\n    heading:\n${pair('      ', 3)}    points:\n`;
  for (let point = 0; point < 4; point += 1)
    text += `      - title:\n${pair('          ', 3)}        text:\n${pair('          ', 7)}`;
  text += `  - kind: faq\n    heading:\n${pair('      ', 3)}    questions:\n`;
  for (let question = 0; question < 6; question += 1)
    text += `      - question:\n${pair('          ', 7)}        answer:\n${pair('          ', 9)}`;
  return text;
}

/**
 * The same store in the style of the `yaml` package or a formatter: long texts are folded over several lines, titles
 * with a colon are in quotes, Arabic is shorter than English, and prose ends the page.
 */
export function foldedStore(index: number): string {
  const text = syntheticStore(index)
    .replace(/^ +(?:verified|lastVerified): .*\n/gm, '')
    .replace(/^( +ar: .{38}\S*).*( \d+)$/gm, '$1$2');
  const steps = [...text.matchAll(/ text:\n +en: (.*)\n +ar: (.*)$/gm)].slice(0, 3);
  const prose = (language: 1 | 2): string => steps.map((step) => step[language]).join('; ');
  const longer = text
    .replace(/^title:\n {2}en: (.*)\n {2}ar: (.*)$/m, 'title:\n  en: "$1: codes and deals"\n  ar: "$2: أكواد وعروض"')
    .replace(/^(description:\n {2}en: .*)$/m, '$1, so copy a code and pay less for the order')
    .replace(/^( +answer:\n +en: .*)$/gm, '$1, and orders leave within eight days');
  const section = `  - kind: prose\n    heading:\n      en: In short\n      ar: باختصار\n    body:\n      en: ${prose(1)}\n      ar: ${prose(2)}\n`;
  return stringify(parse(longer + section));
}

const categories = [
  'general-marketplace',
  'wholesale-marketplace',
  'home-furnishings',
  'modern-furniture',
  'fashion',
  'vitamins',
  'skincare',
];

/** The number of offers of a store of `variedStore`: every 500th has many. */
function offersOfVaried(index: number): number {
  return index % 500 === 7 ? 230 : 5 + (index % 3);
}

/**
 * The same store with 6 offers on average, whose benefits, limits and ends differ by chance, as far as chance may
 * decide: it is the worst case for an index, because what is by chance does not compress.
 */
export function variedStore(index: number): string {
  const random = randomOf(index + 100_000);
  const pick = <T>(values: readonly [T, ...T[]]): T => values[Math.floor(random() * values.length)] ?? values[0];
  const word = (words: readonly string[]): string => words[Math.floor(random() * words.length)] ?? '';
  const currency = pick(['SAR', 'AED', 'USD', 'KWD']);
  const countries = random() < 0.4 ? pick(['SA', 'AE', 'SA, AE', 'SA, AE, KW', 'KW, QA, BH']) : undefined;
  const benefit = (): string => {
    const chance = random();
    if (chance < 0.6) return `kind: percent\n      percent: ${pick([5, 10, 12, 15, 20, 25, 30, 35, 40, 50, 60, 70])}`;
    if (chance < 0.85)
      return `kind: amount\n      amount: ${pick([10, 20, 25, 50, 75, 100, 150])}\n      currency: ${currency}`;
    return chance < 0.95 ? 'kind: free-shipping' : `kind: cashback\n      percent: ${pick([1, 2, 3, 5, 8])}`;
  };
  const limits = (): string =>
    [
      random() < 0.35 &&
        `minimumSpend:\n      amount: ${pick([50, 99, 100, 150, 200, 250, 300, 500])}\n      currency: ${currency}`,
      random() < 0.15 && 'who: new-customers',
      countries !== undefined && random() < 0.8 && `where: [${countries}]`,
      random() < 0.1 && 'channel: app',
      random() < 0.4 &&
        `expires: 2027-${pick(['01', '02', '03', '04', '05', '06'])}-${pick(['07', '14', '15', '21', '28'])}`,
    ]
      .filter((line) => line !== false)
      .map((line) => `    ${line}\n`)
      .join('');
  const offer = (number: number): string => {
    const code = random() < 0.7 ? `code: "V${index}C${number}"\n    ` : '';
    return `  - id: offer-${number}\n    kind: ${code === '' ? 'deal' : 'code'}\n    ${code}url: https://www.example.com/${index}/${number}\n    title:\n      en: ${word(english)} ${word(english)}\n      ar: ${word(arabic)} ${word(arabic)}\n    benefit:\n      ${benefit()}\n${limits()}`;
  };
  const offers = Array.from({ length: offersOfVaried(index) }, (_, number) => offer(number)).join('');
  return syntheticStore(index)
    .replace(/^category: .*$/m, `category: ${word(categories)}`)
    .replace(/^offers:\n[\s\S]*?(?=^sections:)/m, `offers:\n${offers}`);
}
