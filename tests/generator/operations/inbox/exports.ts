import { strToU8, zipSync } from 'fflate';
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

/** The reports that all exports have. */
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

/** One or several files that a maintainer has saved. */
export interface Export {
  readonly name: string;
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
}

const file = (name: string, text: string): Export['files'][number] => ({ name, bytes: strToU8(text) });

// WhatsApp.

/** How a phone writes the time of a message. */
interface Phone {
  readonly system: 'android' | 'ios';
  readonly name: string;
  /** The words that the phone itself adds are Arabic. */
  readonly arabic: boolean;
  readonly time: (date: Date) => string;
}

const two = (number: number): string => String(number).padStart(2, '0');
const arabicDigits = (text: string): string => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));

function parts(date: Date) {
  const hour = date.getUTCHours();
  return {
    d: date.getUTCDate(),
    m: date.getUTCMonth() + 1,
    y: date.getUTCFullYear(),
    hour,
    twelve: hour % 12 || 12,
    minute: two(date.getUTCMinutes()),
    second: two(date.getUTCSeconds()),
  };
}

function clocks(system: Phone['system']): readonly Omit<Phone, 'system'>[] {
  const seconds = (second: string): string => (system === 'ios' ? `:${second}` : '');
  const evening = (hour: number, [morning, afternoon]: readonly [string, string]): string =>
    hour < 12 ? morning : afternoon;
  return [
    {
      name: 'English, 24 hours',
      arabic: false,
      time(date) {
        const { d, m, y, hour, minute, second } = parts(date);
        return `${two(d)}/${two(m)}/${y}, ${two(hour)}:${minute}${seconds(second)}`;
      },
    },
    {
      name: 'English, 12 hours',
      arabic: false,
      time(date) {
        const { d, m, y, hour, twelve, minute, second } = parts(date);
        return `${m}/${d}/${String(y).slice(2)}, ${twelve}:${minute}${seconds(second)}\u202f${evening(hour, ['AM', 'PM'])}`;
      },
    },
    {
      name: 'Arabic, digits 0-9',
      arabic: true,
      time(date) {
        const { d, m, y, hour, twelve, minute, second } = parts(date);
        return `${d}\u200f/${m}\u200f/${y}، ${twelve}:${minute}${seconds(second)}\u00a0${evening(hour, ['ص', 'م'])}`;
      },
    },
    {
      name: 'Arabic, Arabic digits',
      arabic: true,
      time(date) {
        const { d, m, y, hour, twelve, minute, second } = parts(date);
        return arabicDigits(
          `${d}\u200f/${m}\u200f/${y}، ${twelve}:${minute}${seconds(second)}\u202f${evening(hour, ['ص', 'م'])}`,
        );
      },
    },
  ];
}

const phones: readonly Phone[] = (['android', 'ios'] as const).flatMap((system) =>
  clocks(system).map((clock) => ({ system, ...clock })),
);

const timeOf = ({ report }: Message, index: number): Date => new Date(`${report.day}T${two(8 + index)}:14:05Z`);

/** A chat as the phone exports it: between the messages those of the system, and pictures that were left out. */
function chat({ system, arabic, time }: Phone, lineOf: (report: Report) => string = reportLine): string {
  const entry = (at: Date, sender: string, text: string): string =>
    system === 'ios'
      ? `${arabic ? '\u200f' : ''}[${time(at)}] ${sender}: ${text}`
      : `${arabic ? '\u200f' : ''}${time(at)} - ${sender}: ${text}`;
  const secret = arabic
    ? '\u200eالرسائل والمكالمات مشفّرة تمامًا بين الطرفين.'
    : '\u200eMessages and calls are end-to-end encrypted.';
  const left = system === 'ios' ? '\u200eimage omitted' : arabic ? '<تم استبعاد الوسائط>' : '<Media omitted>';
  return messages
    .flatMap((message, index) => {
      const at = timeOf(message, index);
      const { sender, words, report } = message;
      return [
        ...(index === 0 ? [entry(at, sender, secret)] : []),
        entry(at, sender, `${words}\n\n${lineOf(report)}`),
        ...(index % 5 === 0 ? [entry(at, sender, left)] : []),
      ];
    })
    .join('\n');
}

function zipped(name: string, text: string): Export['files'] {
  const picture = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...strToU8('QSM1:Fatima')]);
  const files = { [name]: strToU8(text), 'IMG-20261120-WA0001.jpg': picture, 'PTT-20261120-WA0002.opus': picture };
  return [{ name: 'WhatsApp Chat with Fatima Al-Harbi.zip', bytes: zipSync(files) }];
}

const chats: readonly Export[] = phones.flatMap((phone) => {
  const name = phone.system === 'ios' ? '_chat.txt' : 'WhatsApp Chat with Fatima Al-Harbi.txt';
  const end = phone.system === 'ios' ? '\r\n' : '\n';
  const text = chat(phone).replaceAll('\n', end);
  return [
    { name: `WhatsApp, ${phone.system}, ${phone.name}`, files: [file(name, text)] },
    { name: `WhatsApp, ${phone.system}, ${phone.name}, ZIP with pictures`, files: zipped(name, text) },
  ];
});

const [android, , arabicAndroid] = phones;
if (!android || !arabicAndroid) throw new Error('There are no phones.');

const otherChats: readonly Export[] = [
  {
    name: 'WhatsApp, forwarded and quoted messages',
    files: [
      file('WhatsApp Chat with Fatima Al-Harbi.txt', `${chat(android)}\n${chat(android).replaceAll('QSM1', '> QSM1')}`),
    ],
  },
  {
    name: 'WhatsApp, direction marks, Arabic digits',
    files: [
      file(
        '_chat.txt',
        chat(
          arabicAndroid,
          (report) =>
            `\u2066\u200e“${arabicDigits(reportLine(report)).replace('QSM١', 'QSM1').replaceAll(':', ':\u200e')}”\u2069\u200f`,
        ),
      ),
    ],
  },
];

// Mail.

type Encoding = '8bit' | 'quoted-printable' | 'base64';
type Shape = 'plain, wrapped' | 'HTML only' | 'a reply in both forms';

function quotedPrintable(text: string): string {
  return text
    .split('\r\n')
    .map((line) => {
      const signs = [...Buffer.from(line)].map((byte) =>
        byte < 32 || byte > 126 || byte === 61
          ? `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
          : String.fromCharCode(byte),
      );
      let width = 0;
      return signs
        .map((sign) => {
          width += sign.length;
          if (width < 73) return sign;
          width = sign.length;
          return `=\r\n${sign}`;
        })
        .join('');
    })
    .join('\r\n');
}

function encoded(text: string, encoding: Encoding): string {
  if (encoding === 'base64') return Buffer.from(text).toString('base64').replace(/.{76}/g, '$&\r\n');
  return encoding === 'quoted-printable' ? quotedPrintable(text) : text;
}

/** The text as a program writes it that cuts each line after `width` characters. */
function wrapped(text: string, width: number, quote = ''): string {
  return text
    .split('\r\n')
    .flatMap((line) => line.match(new RegExp(`.{1,${width}}`, 'gu')) ?? [''])
    .map((line) => quote + line)
    .join('\r\n');
}

function part(type: string, text: string, encoding: Encoding): string {
  return `Content-Type: ${type}; charset="UTF-8"\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${encoded(text, encoding)}\r\n`;
}

function html({ words }: Message, line: string): string {
  return `<!DOCTYPE html><html><body><div dir="auto">${words}</div><div><br></div><blockquote class="q">${line.replace('/', '<wbr>/')}</blockquote><p>Fatima Al-Harbi &lt;fatima.harbi@example.net&gt;</p></body></html>`;
}

function mail(message: Message, index: number, encoding: Encoding, shape: Shape): string {
  const line = reportLine(message.report);
  const plain = `${message.words}\r\n\r\n${line}\r\n\r\n-- \r\n${message.sender}\r\nKing Fahd Road`;
  const reply = `Thank you.\r\n\r\n---------- Forwarded message ---------\r\nFrom: ${message.sender} <${message.address}>\r\n\r\n${wrapped(plain, 44, '> ')}`;
  const head = [
    `From: "${message.sender}" <${message.address}>`,
    'To: codes@example.com',
    `Subject: =?UTF-8?B?${Buffer.from(message.words).toString('base64')}?=`,
    `Date: ${timeOf(message, index).toUTCString()}`,
    `Message-ID: <${index}.88123456@example.net>`,
    'MIME-Version: 1.0',
  ].join('\r\n');
  if (shape === 'plain, wrapped') return `${head}\r\n${part('text/plain', wrapped(plain, 40), encoding)}`;
  if (shape === 'HTML only') return `${head}\r\n${part('text/html', html(message, line), encoding)}`;
  return [
    `${head}\r\nContent-Type: multipart/alternative;\r\n boundary="--=_Part.${index}"\r\n\r\nA mail in parts.`,
    // Some programs put nothing into the form without HTML.
    part('text/plain', index % 2 === 0 ? reply : 'This mail has HTML.', encoding),
    `${part('text/html', html(message, line), encoding)}\r\n----=_Part.${index}--\r\n`,
  ].join(`\r\n----=_Part.${index}\r\n`);
}

const encodings: readonly Encoding[] = ['8bit', 'quoted-printable', 'base64'];
const shapes: readonly Shape[] = ['plain, wrapped', 'HTML only', 'a reply in both forms'];

function mailbox(encoding: Encoding, shape: Shape): Export {
  const text = messages
    .map(
      (message, index) =>
        `From fatima.harbi@example.net ${timeOf(message, index).toUTCString()}\n${mail(message, index, encoding, shape).replace(/^(>*From )/gm, '>$1')}\n`,
    )
    .join('\n');
  return { name: `mailbox, ${encoding}, ${shape}`, files: [file('Fatima.mbox', text.replaceAll('\r\n', '\n'))] };
}

const mails: readonly Export[] = [
  ...encodings.flatMap((encoding) => shapes.map((shape) => mailbox(encoding, shape))),
  ...encodings.map(
    (encoding, at): Export => ({
      name: `single mails, ${encoding}`,
      files: messages.map((message, index) =>
        file(`Fatima ${index}.eml`, mail(message, index, encoding, shapes[at] ?? 'plain, wrapped')),
      ),
    }),
  ),
];

// Issues, as `gh issue list --json …` prints them.

function issue({ sender, words, report }: Message, number: number, end: string) {
  const body = [
    '### What happened? · ماذا حدث؟',
    words,
    '### Line for our program · سطر لبرنامجنا',
    reportLine(report),
  ];
  return {
    author: { id: 'MDQ6VXNlcjE=', is_bot: false, login: 'fatima-harbi', name: sender },
    body: body.join(end + end),
    number,
    title: `Report: ${words}`,
  };
}

const issueList = (end: string) => messages.map((message, index) => issue(message, index + 1, end));

const issues: readonly Export[] = [
  {
    name: 'issues, texts only',
    files: [file('issues.json', JSON.stringify(issueList('\r\n').map(({ body }) => ({ body }))))],
  },
  { name: 'issues, all fields', files: [file('issues.json', JSON.stringify(issueList('\r\n'), null, 2))] },
  { name: 'issues, indented with tabs', files: [file('issues.json', JSON.stringify(issueList('\n'), null, '\t'))] },
  {
    name: 'issues, reports in comments by mail',
    files: [
      file(
        'issues.json',
        JSON.stringify(
          issueList('\r\n').map(({ body, ...rest }) => ({
            ...rest,
            body: '',
            comments: [{ body: wrapped(body, 40, '> ') }],
          })),
        ),
      ),
    ],
  },
  {
    name: 'issues, one in each file',
    files: issueList('\r\n').map((each, index) => file(`${index}.json`, JSON.stringify(each))),
  },
];

// The table of a form.

function csv(delimiter: string, end: string, cellOf: (message: Message) => string): string {
  const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
  const heads = ['Timestamp', 'الاسم', 'Phone', 'Message'];
  const rows = messages.map((message, index) => [
    timeOf(message, index).toISOString(),
    message.sender,
    message.phone,
    cellOf(message),
  ]);
  return [heads, ...rows].map((row) => row.map(quoted).join(delimiter)).join(end) + end;
}

const wholeMessage = ({ words, report }: Message): string => `He said "no": ${words}\n\n${reportLine(report)}`;
const table = csv(';', '\r\n', wholeMessage);

const forms: readonly Export[] = [
  { name: 'form, message in one cell', files: [file('form.csv', csv(',', '\r\n', wholeMessage))] },
  {
    name: 'form, report line only',
    files: [
      file(
        'form.csv',
        csv(',', '\n', ({ report }) => reportLine(report)),
      ),
    ],
  },
  { name: 'form, from Excel', files: [file('form.csv', `\ufeff${table}`)] },
  {
    name: 'form, Unicode text from Excel',
    files: [{ name: 'form.txt', bytes: Buffer.from(`\ufeff${table.replaceAll(';', '\t')}`, 'utf16le') }],
  },
  { name: 'form, JSON', files: [file('form.json', JSON.stringify({ answers: messages.map(wholeMessage) }))] },
];

/** The same reports in the forms in which they arrive. */
export const exports: readonly Export[] = [...chats, ...otherChats, ...mails, ...issues, ...forms];
