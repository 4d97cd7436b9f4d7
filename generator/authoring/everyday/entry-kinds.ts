import { slugOf } from '../../../src/domain/pages/slugs';
import type { AmendValue, Edit } from '../../catalogue/amend/amend';
import type { SourceDocument } from '../../catalogue/load/document';
import { fieldOf } from '../../catalogue/load/fields';
import { freeId } from '../../operations/inbox/judge-code';
import { isCountryCode, isCurrencyCode } from '../../catalogue/load/iso-codes';
import { isCode } from '../../catalogue/validate/schema/formats';
import { unfinishedMark } from '../../catalogue/validate/rules/unfinished/rule';
import { quote } from '../../catalogue/diagnostics/visible';
import { Unclear, type Creation, type Intent, type Question } from './action';
import { requirePage } from './pages';
import { parseDay, findStore, dayAgo } from './words';
import { listed } from '../../catalogue/diagnostics/suggest';
import { schemaOfFile } from '../../catalogue/load/places';

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

const english: Question = { name: 'NAME', text: 'ask.name' };
const arabic: Question = { name: 'ARABIC-NAME', text: 'ask.name-ar' };

/** Throws `Unclear` if the key is empty or exists already. */
function addEntry(document: SourceDocument, map: string, key: string, value: AmendValue): Intent {
  if (key === '') throw new Unclear('everyday.no-id');
  if (fieldOf(fieldOf(document.value, map), key) !== undefined)
    throw new Unclear('everyday.entry-exists', { file: document.file.path, key: quote(key) });
  return { edits: [{ document, edits: [{ kind: 'set', path: [map, key], value }] }] };
}

type NamedFile = 'categories' | 'payments' | 'goods' | 'seasons';

/** Entries with a name in both languages and an id derived from the English name. */
function createNamedKind(title: Creation['title'], file: NamedFile, map: string = file): Creation {
  return {
    title,
    questions: [english, arabic],
    intend: ({ catalogue }, { NAME: en = '', 'ARABIC-NAME': ar = '' }) =>
      addEntry(catalogue[file].document, map, slugOf(en), { name: { en, ar } }),
  };
}

const category: Creation = {
  title: 'new.category',
  questions: [english, arabic, { name: 'GROUP', text: 'ask.group', ifEmpty: 'none' }],
  intend({ catalogue: { categories } }, { NAME: en = '', 'ARABIC-NAME': ar = '', GROUP: group = '' }) {
    const groups = Object.keys(categories.value.groups ?? {});
    if (group !== '' && !groups.includes(group))
      throw new Unclear('everyday.no-group', { group: quote(group), groups: { list: groups } });
    return addEntry(categories.document, 'categories', slugOf(en), {
      name: { en, ar },
      ...(group !== '' && { group }),
    });
  },
};

const country: Creation = {
  title: 'new.country',
  questions: [
    { name: 'CODE', text: 'ask.country-code' },
    english,
    arabic,
    { name: 'CURRENCY', text: 'ask.currency', ref: 'currency' },
  ],
  intend({ catalogue }, { CODE: code = '', NAME: en = '', 'ARABIC-NAME': ar = '', CURRENCY: currency = '' }) {
    const key = code.toUpperCase();
    if (!isCountryCode(key)) throw new Unclear('everyday.no-country', { code: quote(code) });
    const name = { en, ar };
    return addEntry(catalogue.countries.document, 'countries', key, {
      name,
      short: name,
      currency: currency.toUpperCase(),
    });
  },
};

const currency: Creation = {
  title: 'new.currency',
  questions: [{ name: 'CODE', text: 'ask.currency-code' }, english, arabic],
  intend({ catalogue }, { CODE: code = '', NAME: en = '', 'ARABIC-NAME': ar = '' }) {
    const key = code.toUpperCase();
    if (!isCurrencyCode(key)) throw new Unclear('everyday.no-currency', { code: quote(code) });
    const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
      style: 'currency',
      currency: key,
    }).resolvedOptions();
    return addEntry(catalogue.currencies.document, 'currencies', key, {
      name: { en, ar },
      minorUnits: maximumFractionDigits,
    });
  },
};

const network: Creation = {
  title: 'new.network',
  questions: [
    { name: 'NAME', text: 'ask.network' },
    { name: 'HOST', text: 'ask.network-host' },
  ],
  intend: ({ catalogue: { networks } }, { NAME: name = '', HOST: host = '' }) =>
    addEntry(networks.document, 'networks', slugOf(name), { name, hosts: [host] }),
};

/** With `{lang}` if the address has no language. */
function oldAddress(word: string): string {
  if (!word.startsWith('/')) throw new Unclear('everyday.no-address', { word: quote(word) });
  return /^\/(?:en|ar|\{lang\})(?:\/|$)/.test(word) ? word : `/{lang}${word}`;
}

const redirect: Creation = {
  title: 'new.redirect',
  questions: [
    { name: '/OLD', text: 'ask.redirect-from' },
    { name: '/PAGE', text: 'ask.redirect-to' },
  ],
  intend(data, { '/OLD': old = '', '/PAGE': page = '' }) {
    const { document, value } = data.catalogue.redirects;
    const from = oldAddress(old);
    const [language = '/{lang}'] = /^\/(?:en|ar|\{lang\})(?=\/|$)/.exec(from) ?? [];
    const { path } = requirePage(page, data);
    const to = path === '/' ? `${language}/` : `${language}${path}`;
    return {
      edits: [
        {
          document,
          edits: [{ kind: 'insert', path: ['redirects'], at: value.redirects.length, value: { from, to } }],
        },
      ],
    };
  },
};

const question: Creation = {
  title: 'new.question',
  questions: [
    { name: 'PAGE', text: 'ask.question-page' },
    { name: 'QUESTION', text: 'ask.question' },
    { name: 'ARABIC-QUESTION', text: 'ask.question-ar' },
    { name: 'ANSWER', text: 'ask.answer' },
    { name: 'ARABIC-ANSWER', text: 'ask.answer-ar' },
  ],
  intend(data, { PAGE: page = '', ...texts }) {
    const { document, kind } = requirePage(page, data);
    const sections = fieldOf(document.value, 'sections');
    const isFit = kind === 'store' || kind === 'home' || fieldOf(document.value, 'kind') === 'static';
    if (!isFit || !Array.isArray(sections)) throw new Unclear('everyday.no-questions', { file: document.file.path });
    const {
      QUESTION: en = '',
      'ARABIC-QUESTION': ar = '',
      ANSWER: answer = '',
      'ARABIC-ANSWER': answerAr = '',
    } = texts;
    const value = { question: { en, ar }, answer: { en: answer, ar: answerAr } };
    const at = sections.findIndex((section) => fieldOf(section, 'kind') === 'faq');
    const known: unknown = fieldOf(sections[at], 'questions');
    const edit: Edit =
      at < 0
        ? {
            kind: 'insert',
            path: ['sections'],
            at: sections.length,
            value: { kind: 'faq', heading: { en: 'Questions', ar: 'أسئلة' }, questions: [value] },
          }
        : {
            kind: 'insert',
            path: ['sections', at, 'questions'],
            at: Array.isArray(known) ? known.length : 0,
            value,
          };
    return { edits: [{ document, edits: [edit] }] };
  },
};

/** The title from the answers, or from the percentage. A missing text is marked as unfinished. */
function titleOf(en: string, ar: string, percent: string): { readonly en: string; readonly ar: string } {
  if (en === '' && ar === '' && percent !== '')
    return { en: `${percent}% off your order`, ar: `خصم ${percent}% على طلبك` };
  return { en: en || unfinishedMark, ar: ar || unfinishedMark };
}

const offer: Creation = {
  title: 'new.offer',
  questions: [
    { name: 'STORE', text: 'ask.store', ref: 'store' },
    { name: 'CODE', text: 'ask.code', ifEmpty: '' },
    { name: 'PERCENT', text: 'ask.percent', ifEmpty: 'no percentage' },
    { name: 'LAST-DAY', text: 'ask.last-day', input: 'date', ifEmpty: '' },
    { name: 'TITLE', text: 'ask.title-later', ifEmpty: '' },
    { name: 'ARABIC-TITLE', text: 'ask.title-ar-later', ifEmpty: '' },
  ],
  intend(data, { STORE: slug = '', CODE: code = '', PERCENT: percent = '', 'LAST-DAY': day = '', ...titles }) {
    const store = findStore(slug, data);
    if (!store) throw new Unclear('everyday.no-store', { store: quote(slug) });
    const { document, value: own } = store.entry;
    if (code !== '' && !isCode(code)) throw new Unclear('everyday.no-code', { code: quote(code) });
    if (percent !== '' && !/^\d{1,3}(?:\.\d)?$/.test(percent))
      throw new Unclear('everyday.no-percentage', { percent: quote(percent) });
    const expires = day === '' ? undefined : parseDay(day, data);
    if (day !== '' && expires === undefined) throw new Unclear('everyday.no-day', { day: quote(day) });
    const { TITLE: en = '', 'ARABIC-TITLE': ar = '' } = titles;
    const title = titleOf(en, ar, percent);
    const isDraft = [title.en, title.ar].includes(unfinishedMark);
    const taken = new Set(store.offers.flatMap(({ id, formerly }) => [id, ...formerly]));
    const value: AmendValue = {
      id: freeId(slugOf(code) || slugOf(en) || (percent === '' ? 'deal' : `${slugOf(percent)}-percent`), taken),
      ...(isDraft && { draft: true }),
      ...(code === '' ? { kind: 'deal' } : { kind: 'code', code }),
      url: own.url,
      title,
      ...(percent !== '' && { benefit: { kind: 'percent', percent: Number(percent) } }),
      ...(expires !== undefined && { expires }),
    };
    const notes = isDraft ? ['It is a draft. Write its title, then remove the line `draft: true` to publish it.'] : [];
    const at = own.offers?.length ?? 0;
    return { edits: [{ document, edits: [{ kind: 'insert', path: ['offers'], at, value }] }], notes };
  },
};

/** By the word in the command. */
export const entryKinds: Readonly<Record<string, Creation>> = {
  offer,
  question,
  redirect,
  category,
  group: createNamedKind('new.group', 'categories', 'groups'),
  season: createNamedKind('new.season', 'seasons'),
  payment: createNamedKind('new.payment', 'payments'),
  goods: createNamedKind('new.goods', 'goods'),
  country,
  currency,
  network,
  message,
  claim,
};
