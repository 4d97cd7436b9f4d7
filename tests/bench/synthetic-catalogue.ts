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

/** A store file of about 7 KB: 6 offers, 6 questions, 4 steps, 4 features, in both scripts. */
export function syntheticStore(index: number): string {
  const random = randomOf(index + 1);
  const pick = (words: readonly string[]): string => words[Math.floor(random() * words.length)] ?? '';
  const words = (list: readonly string[], count: number): string =>
    Array.from({ length: count }, () => pick(list)).join(' ');
  const pair = (indent: string, count: number): string =>
    `${indent}en: ${words(english, count).replace(/^./, (letter) => letter.toUpperCase())} ${index}\n${indent}ar: ${words(arabic, count)} ${index}\n`;
  const slug = `store-${String(index).padStart(5, '0')}`;
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
