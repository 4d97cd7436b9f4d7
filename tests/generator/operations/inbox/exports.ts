import { reportLine, type Report } from '../../../../src/domain/trust/report';

/**
 * A message of a visitor: the sentence and the line composed by the site, with additions of the visitor and the phone.
 */
export interface Message {
  readonly sender: string;
  readonly phone: string;
  readonly address: string;
  readonly words: string;
  readonly report: Report;
}

/** The data of the senders, which no file, output or message may contain. */
export const planted = [
  'Fatima Al-Harbi',
  'Fatima',
  'فاطمة الحربي',
  'فاطمة',
  '+966 50 123 4567',
  '501234567',
  'fatima.harbi@example.net',
  'harbi',
  'my sister Noura',
  'order 88123456',
  '88123456',
  'King Fahd Road',
  'أختي نورة',
] as const;

const sa = { country: 'SA' } as const;
const day = (date: number): string => `2026-11-${String(date).padStart(2, '0')}`;

/** The reports that all files have. */
export const reports: readonly Report[] = [
  { kind: 'no', store: 'luban', offer: 'ten-percent', answers: { ...sa, channel: 'app' }, day: day(20) },
  { kind: 'no', store: 'luban', offer: 'ten-percent', answers: { country: 'AE', channel: 'site' }, day: day(12) },
  { kind: 'yes', store: 'luban', offer: 'ten-percent', answers: { country: 'BH', customer: 'new' }, day: day(18) },
  { kind: 'no', store: 'luban', offer: 'five-percent', answers: { country: 'BH', channel: 'app' }, day: day(10) },
  { kind: 'no', store: 'luban', offer: 'gift', answers: { ...sa, channel: 'site', customer: 'new' }, day: day(1) },
  { kind: 'no', store: 'luban', offer: 'summer-sale', answers: {}, day: day(15) },
  {
    kind: 'yes',
    store: 'luban',
    offer: 'fifteen-off',
    answers: { ...sa, channel: 'site', basket: { amount: 250.5, currency: 'SAR' } },
    day: day(19),
  },
  { kind: 'no', store: 'luban', offer: 'tenpercent', answers: sa, day: day(20) },
  { kind: 'no', store: 'lubann', offer: 'ten-percent', answers: {}, day: day(21) },
  { kind: 'new', store: 'luban', code: 'OUD15', answers: sa, day: day(22) },
  { kind: 'new', store: 'luban', code: 'luban10', answers: {}, day: day(22) },
  { kind: 'yes', store: 'souk', offer: '1', answers: { ...sa, channel: 'app' }, day: day(17) },
];

/** The messages that bring them, in English and Arabic. */
export const messages: readonly Message[] = reports.map((report, index) =>
  index % 2 === 0
    ? {
        sender: index % 4 === 0 ? 'Fatima Al-Harbi' : '+966 50 123 4567',
        phone: '+966501234567',
        address: 'fatima.harbi@example.net',
        words: 'The code failed for my sister Noura, order 88123456, King Fahd Road.',
        report,
      }
    : {
        sender: 'فاطمة الحربي',
        phone: '+966501234567',
        address: 'fatima.harbi@example.net',
        words: 'لم يعمل الكود مع أختي نورة: طلب 88123456.',
        report,
      },
);

/** A file of messages that a maintainer has saved. */
interface Saved {
  readonly name: string;
  readonly content: string | Uint8Array;
}

const two = (number: number): string => String(number).padStart(2, '0');
const arabicDigits = (text: string): string => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));
const timeOf = ({ report }: Message, index: number): string => `${report.day}T${two(8 + index)}:14:05Z`;

const wholeMessage = ({ words, report }: Message): string => `He said "no": ${words}\n\n${reportLine(report)}`;

/** The text as a program writes it that cuts each line after 40 characters and quotes it. */
function quoted(text: string): string {
  return text
    .split('\n')
    .flatMap((line) => line.match(/.{1,40}/gu) ?? [''])
    .map((line) => `> ${line}`)
    .join('\r\n');
}

/** Bidirectional marks and Arabic digits, as a phone inserts them. */
const withMarks = (line: string): string =>
  `\u2066\u200e“${arabicDigits(line).replace('QSM١', 'QSM1').replaceAll(':', ':\u200e')}”\u2069\u200f`;

const chat = messages.map(
  (message, index) => `${timeOf(message, index)} - ${message.sender}: ${wholeMessage(message)}`,
);
const mails = messages.map(
  (message) => `From: ${message.sender} <${message.address}>\r\n\r\n${quoted(wholeMessage(message))}`,
);

/** Issues, as `gh issue list --json …` prints them. */
const issues = messages.map(({ sender, words, report }, index) => ({
  author: { id: 'MDQ6VXNlcjE=', is_bot: false, login: 'fatima-harbi', name: sender },
  body: ['### What happened? · ماذا حدث؟', words, '### Line for our program · سطر لبرنامجنا', reportLine(report)].join(
    '\r\n\r\n',
  ),
  number: index + 1,
  title: `Report: ${words}`,
}));

/** The table of a form. */
const table = [
  ['Timestamp', 'الاسم', 'Phone', 'Message'],
  ...messages.map((message, index) => [timeOf(message, index), message.sender, message.phone, wholeMessage(message)]),
]
  .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'))
  .join('\r\n');

/** The same reports in the forms in which they arrive. */
export const exports: readonly Saved[] = [
  { name: 'a chat', content: chat.join('\n') },
  { name: 'a chat with quoted messages', content: [...chat, ...chat].join('\n').replaceAll('\nQSM1', '\n> QSM1') },
  {
    name: 'a chat with direction marks and Arabic digits',
    content: messages.map(({ report }) => `\u200f[] ${withMarks(reportLine(report))}`).join('\r\n'),
  },
  { name: 'pasted mails that quote and cut lines', content: mails.join('\r\n') },
  { name: 'issues', content: JSON.stringify(issues, null, 2) },
  {
    name: 'issues with the reports in comments',
    content: JSON.stringify(issues.map(({ body, ...rest }) => ({ ...rest, comments: [{ body: quoted(body) }] }))),
  },
  { name: 'a form', content: `\ufeff${table}` },
  { name: 'a form in UTF-16', content: Buffer.from(`\ufeff${table}`, 'utf16le') },
];
