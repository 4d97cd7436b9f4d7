import { slugOf } from '../../../src/domain/pages/slugs';
import { listed } from '../../catalogue/diagnostics/suggest';
import { quote } from '../../catalogue/diagnostics/visible';
import { schemaOfFile } from '../../catalogue/load/places';
import type { NewKind } from './new-kind';
import { Unclear, type EverydayData } from './plan';
import { dayAgo } from './words';

/** The part of a message id before its first dot. Messages with the same part are in the same file. */
function partOf(id: string): string {
  return id.split('.')[0] ?? '';
}

const message: NewKind<EverydayData> = {
  summary: 'a message of the interface',
  questions: [
    { name: 'ID', text: 'Its id, such as offer.left?' },
    { name: 'TEXT', text: 'The message in English?' },
    { name: 'ARABIC-TEXT', text: 'The message in Arabic?' },
    { name: 'NOTE', text: 'Where it is shown, as a note for translators?' },
  ],
  intend({ ID: id = '', TEXT: en = '', 'ARABIC-TEXT': ar = '', NOTE: note = '' }, { catalogue: { messages } }) {
    if (messages.has(id)) throw new Unclear('everyday.message-exists', { id: quote(id) });
    // The names of countries are messages too, but have their own file.
    const written = [...messages.values()].filter(({ document }) => schemaOfFile(document.file.path) === 'messages');
    const neighbour = written.find((each) => partOf(each.id) === partOf(id));
    if (!neighbour) {
      const parts = new Set(written.map((each) => partOf(each.id)));
      throw new Unclear('everyday.message-part', { part: quote(partOf(id)), parts: listed([...parts].sort()) });
    }
    const { document } = neighbour;
    return { edits: [{ document, edits: [{ kind: 'set', path: ['messages', id], value: { en, ar, note } }] }] };
  },
};

const sources = ['owner', 'shop', 'network', 'document'];
const sourceName = sources.join('|');

const claim: NewKind<EverydayData> = {
  summary: 'the source of what texts claim',
  questions: [
    { name: 'WORDS', text: 'The words of the claim in English, as the texts have them?' },
    { name: 'ARABIC-WORDS', text: 'The words in Arabic? (empty: none)', ifEmpty: '' },
    { name: sourceName, text: `Who vouches for it? (${sources.join(', ')})` },
    { name: 'HTTPS-ADDRESS', text: 'Where can the source be read? (empty: nowhere)', ifEmpty: '' },
  ],
  intend({ WORDS: en = '', 'ARABIC-WORDS': ar = '', [sourceName]: kind = '', 'HTTPS-ADDRESS': address = '' }, data) {
    if (!sources.includes(kind))
      throw new Unclear('everyday.none-of', { word: quote(kind), words: { or: sources.map(quote) } });
    const { document, value } = data.catalogue.claims;
    const id = slugOf(en);
    if (value.claims.some((each) => each.id === id)) throw new Unclear('everyday.claim-exists', { id: quote(id) });
    const seen = dayAgo(0, data);
    const entry = {
      id,
      says: [en, ...(ar === '' ? [] : [ar])],
      source: { kind, ...(address !== '' && { address }), seen },
    };
    return {
      edits: [{ document, edits: [{ kind: 'insert', path: ['claims'], at: value.claims.length, value: entry }] }],
    };
  },
};

/** The kinds of entry for messages, and for claims and their sources. */
export const textKinds: Readonly<Record<'message' | 'claim', NewKind<EverydayData>>> = { message, claim };
