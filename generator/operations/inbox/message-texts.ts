import { maximumUnpacked } from '../../catalogue/load/tables/limits';
import { unzipped } from '../../catalogue/load/unzip';
import { isMail, mailText } from './mail';

/** The kind of a file of messages. A chat and the table of a form are plain texts that need no decoding. */
export type FileKind = 'text' | 'zip' | 'mail' | 'json';

/** The texts of a file of messages. */
interface MessageTexts {
  readonly kind: FileKind;
  readonly texts: readonly string[];
}

/** Decodes UTF-8, or UTF-16 with a byte order mark. */
function decodedText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
}

/** All strings in a JSON text; undefined if it is not JSON. An exported chat also starts with a bracket. */
function stringsOf(text: string): readonly string[] | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  const strings: string[] = [];
  try {
    JSON.parse(text, (_key, value: unknown) => {
      if (typeof value === 'string') strings.push(value);
      return value;
    });
    return strings;
  } catch {
    return undefined;
  }
}

/** The files of an archive that may contain messages. Pictures of a chat are not unpacked. */
const unpackedFiles = /\.(?:txt|eml|mbox|json|csv)$/i;

/**
 * The texts of a file of messages. Its kind is detected from the content: a chat (text or ZIP), a mailbox or a single
 * mail, issues as JSON, the table of a form. Throws a `BadArchive`.
 */
export function messageTexts(bytes: Uint8Array): MessageTexts {
  if (Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'PK\x03\x04') {
    const files = unzipped(bytes, (name) => unpackedFiles.test(name), maximumUnpacked);
    const isNested = (content: Uint8Array): boolean => content[0] === 0x50 && content[1] === 0x4b;
    const texts = [...files.values()]
      .filter((content) => !isNested(content))
      .flatMap((file) => messageTexts(file).texts);
    return { kind: 'zip', texts };
  }
  const text = decodedText(bytes);
  const strings = stringsOf(text);
  if (strings) return { kind: 'json', texts: strings };
  return isMail(text) ? { kind: 'mail', texts: [mailText(bytes)] } : { kind: 'text', texts: [text] };
}
