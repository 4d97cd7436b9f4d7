import { slugOf } from '../../../src/domain/pages/slugs';
import { listed } from '../../catalogue/diagnostics/suggest';
import { quote } from '../../catalogue/diagnostics/visible';
import { schemaOfFile } from '../../catalogue/load/places';
import { Unclear, type Creation } from './action';
import { dayAgo } from './words';

/** The part of a message id before its first dot. Messages of one part share a file. */
function partOf(id: string): string {
  return id.split('.')[0] ?? '';
}

const message: Creation = {
  title: 'new.message',
  questions: [
    { name: 'ID', text: 'ask.message-id' },
    { name: 'TEXT', text: 'ask.message' },
    { name: 'ARABIC-TEXT', text: 'ask.message-ar' },
    { name: 'NOTE', text: 'ask.message-note' },
  ],
  intend({ catalogue: { messages } }, { ID: id = '', TEXT: en = '', 'ARABIC-TEXT': ar = '', NOTE: note = '' }) {
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

const claim: Creation = {
  title: 'new.claim',
  questions: [
    { name: 'WORDS', text: 'ask.claim' },
    { name: 'ARABIC-WORDS', text: 'ask.claim-ar', ifEmpty: 'none' },
    { name: 'SOURCE', placeholder: sources.join('|'), text: 'ask.claim-source', options: sources },
    { name: 'HTTPS-ADDRESS', text: 'ask.claim-address', ifEmpty: 'nowhere' },
  ],
  intend(data, { WORDS: en = '', 'ARABIC-WORDS': ar = '', SOURCE: kind = '', 'HTTPS-ADDRESS': address = '' }) {
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

export const textKinds: Readonly<Record<'message' | 'claim', Creation>> = { message, claim };
