import { maximumUnpacked } from '../../catalogue/load/tables/limits';
import { unzipped } from '../../catalogue/load/unzip';
import { isMail, mailText } from './mail';

/** What a file of messages is. A chat and the table of a form are plain texts, in which nothing needs to be decoded. */
export type FileKind = 'text' | 'zip' | 'mail' | 'json';

/** The texts of a file of messages. */
interface MessageTexts {
  readonly kind: FileKind;
  readonly texts: readonly string[];
}

/** A text in UTF-8, or in UTF-16 if it begins with the mark of that. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
}

/** All strings of a JSON text; undefined if it is none. The export of a chat also begins with a bracket. */
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

/** The files of an archive that can have messages. The pictures of a chat are not unpacked. */
const unpackedFiles = /\.(?:txt|eml|mbox|json|csv)$/i;

/**
 * The texts of a file of messages, whose kind is recognised by its content: a chat (text, or ZIP), a mailbox or a single mail, issues as
 * JSON, the table of a form. Throws a `BadArchive`.
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
  const text = textOf(bytes);
  const strings = stringsOf(text);
  if (strings) return { kind: 'json', texts: strings };
  return isMail(text) ? { kind: 'mail', texts: [mailText(bytes)] } : { kind: 'text', texts: [text] };
}
