/** The transfer encodings that must be decoded. */
type Encoding = 'base64' | 'quoted-printable';

/** Bytes as a string with one character per byte. */
type Bytes = string;

function fromQuotedPrintable(body: Bytes): Bytes {
  return body
    .replace(/=[ \t]*\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_whole, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
}

function decoded(body: Bytes, encoding: Encoding): Bytes {
  if (encoding === 'quoted-printable') return fromQuotedPrintable(body);
  return Buffer.from(body.replace(/[^A-Za-z0-9+/=]/g, ''), 'base64').toString('latin1');
}

/** Removes HTML tags. Addresses in angle brackets stay. */
function withoutTags(html: Bytes): Bytes {
  return html
    .replace(/<br\b[^<>]*>|<\/(?:p|div|tr|li|blockquote)>/gi, '\n')
    .replace(/<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/gi, '')
    .replaceAll('&gt;', '>');
}

/** Whether a text is a mail or a mailbox: it starts with mail headers. */
export function isMail(text: string): boolean {
  const [headers = ''] = /^[\s\S]*?(?=\r?\n\r?\n|$)/.exec(text.slice(0, 50_000)) ?? [];
  const lines = headers.replace(/^From .*\r?\n/, '').split(/\r?\n/);
  return (
    lines.every((line) => /^(?:[!-9;-~]+:|[ \t])/.test(line)) &&
    lines.some((line) => /^(?:from|date|message-id|mime-version|content-type|received):/i.test(line))
  );
}

const encodedPart = /^content-transfer-encoding:\s*"?(base64|quoted-printable)\b[^\n]*\n(?:[^\r\n][^\n]*\n)*\r?\n/gim;

/**
 * Decodes each encoded part of a mail, from the end of the headers that declare the encoding to the boundary of the
 * part.
 */
function decodedMail(mail: Bytes): Bytes {
  const boundaries = [...mail.matchAll(/\bboundary="?([^"\r\n;]+)/gi)].map(
    ([, boundary = '']) => `\n--${boundary.trim()}`,
  );
  let result = '';
  let at = 0;
  for (const { 0: headers, 1: encoding = '', index } of mail.matchAll(encodedPart)) {
    const start = index + headers.length;
    const end = Math.min(
      ...boundaries.map((each) => mail.indexOf(each, start - 1)).filter((found) => found >= 0),
      mail.length,
    );
    // A part inside a part that has already been decoded.
    if (index < at) continue;
    const body = mail.slice(start, end);
    result +=
      mail.slice(at, start) + decoded(body, encoding.toLowerCase() === 'base64' ? 'base64' : 'quoted-printable');
    at = end;
  }
  return result + mail.slice(at);
}

/**
 * The text of a mail or a mailbox. Headers and structure need not be parsed, because only report lines are searched
 * for.
 */
export function mailText(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('latin1');
  const mails = text.startsWith('From ') ? text.split(/^(?=From )/m) : [text];
  return Buffer.from(withoutTags(mails.map(decodedMail).join('\n')), 'latin1').toString('utf8');
}
