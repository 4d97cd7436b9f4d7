import { slugOf } from '../../../src/domain/pages/slugs';
import type { AmendValue, Edit } from '../../catalogue/amend/amend';
import { newFile } from '../../catalogue/amend/file-changes';
import type { SourceDocument } from '../../catalogue/load/document';
import { fieldOf } from '../../catalogue/load/fields';
import { freeId } from '../../operations/inbox/judge-code';
import { isCountryCode, isCurrencyCode } from '../../catalogue/load/iso-codes';
import { isCode } from '../../catalogue/validate/schema/formats';
import { unfinishedMark } from '../../catalogue/validate/rules/unfinished/rule';
import { quote } from '../../catalogue/diagnostics/visible';
import type { NewKind, Question } from './new-kind';
import { Unclear, type EverydayData, type Intent } from './plan';
import { textKinds } from './text-kinds';
import { scalar } from '../../catalogue/amend/yaml';
import { requirePage } from './pages';
import { parseDay, findStore } from './words';

const english: Question<EverydayData> = { name: 'NAME', text: 'Name in English?' };
const arabic: Question<EverydayData> = { name: 'ARABIC-NAME', text: 'Name in Arabic?' };

/** Adds an entry to a mapping of a file. Throws `Unclear` if the key is empty or exists already. */
function addEntry(document: SourceDocument, map: string, key: string, value: AmendValue): Intent {
  if (key === '') throw new Unclear('everyday.no-id');
  if (fieldOf(fieldOf(document.value, map), key) !== undefined)
    throw new Unclear('everyday.entry-exists', { file: document.file.path, key: quote(key) });
  return { edits: [{ document, edits: [{ kind: 'set', path: [map, key], value }] }] };
}

type NamedFile = 'categories' | 'payments' | 'goods' | 'seasons';

/** Creates a kind of entry that consists of an id, derived from the English name, and the name in both languages. */
function createNamedKind(summary: string, file: NamedFile, map: string = file): NewKind<EverydayData> {
  return {
    summary,
    questions: [english, arabic],
    intend: ({ NAME: en = '', 'ARABIC-NAME': ar = '' }, { catalogue }) =>
      addEntry(catalogue[file].document, map, slugOf(en), { name: { en, ar } }),
  };
}

const category: NewKind<EverydayData> = {
  summary: 'a category of stores',
  questions: [
    english,
    arabic,
    { name: 'GROUP', text: 'In which group of categories? (an id of `groups`; empty: none)', ifEmpty: '' },
  ],
  intend({ NAME: en = '', 'ARABIC-NAME': ar = '', GROUP: group = '' }, { catalogue: { categories } }) {
    const groups = Object.keys(categories.value.groups ?? {});
    if (group !== '' && !groups.includes(group))
      throw new Unclear('everyday.no-group', { group: quote(group), groups: { list: groups } });
    return addEntry(categories.document, 'categories', slugOf(en), {
      name: { en, ar },
      ...(group !== '' && { group }),
    });
  },
};

const country: NewKind<EverydayData> = {
  summary: 'a country',
  questions: [
    { name: 'CODE', text: 'Its code of ISO 3166-1, such as JO?' },
    english,
    arabic,
    { name: 'CURRENCY', text: 'Its currency, such as JOD?' },
  ],
  intend({ CODE: code = '', NAME: en = '', 'ARABIC-NAME': ar = '', CURRENCY: currency = '' }, { catalogue }) {
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

const currency: NewKind<EverydayData> = {
  summary: 'a currency',
  questions: [{ name: 'CODE', text: 'Its code of ISO 4217, such as JOD?' }, english, arabic],
  intend({ CODE: code = '', NAME: en = '', 'ARABIC-NAME': ar = '' }, { catalogue }) {
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

const networksFile = 'data/networks.yaml';

const network: NewKind<EverydayData> = {
  summary: 'an affiliate network',
  questions: [
    { name: 'NAME', text: 'What is it called?' },
    { name: 'HOST', text: 'The host of its links, such as go.example.com?' },
  ],
  intend({ NAME: name = '', HOST: host = '' }, { catalogue: { networks }, files }) {
    const value = { name, hosts: [host] };
    const intent = addEntry(networks.document, 'networks', slugOf(name), value);
    if (files.read(networksFile)) return intent;
    const after = `# yaml-language-server: $schema=../schemas/networks.schema.json\nnetworks:\n  ${slugOf(name)}:\n    name: ${scalar(name)}\n    hosts: [${scalar(host)}]\n`;
    return { files: [newFile(networksFile, after)] };
  },
};

/** Returns the old address for a redirect rule, with `{lang}` if it has no language. */
function oldAddress(word: string): string {
  if (!word.startsWith('/')) throw new Unclear('everyday.no-address', { word: quote(word) });
  return /^\/(?:en|ar|\{lang\})(?:\/|$)/.test(word) ? word : `/{lang}${word}`;
}

const redirect: NewKind<EverydayData> = {
  summary: 'a redirect from an old address',
  questions: [
    { name: '/OLD', text: 'The old address, such as /presents?' },
    { name: '/PAGE', text: 'The page to which it leads? (an address, or the slug of a store)' },
  ],
  intend({ '/OLD': old = '', '/PAGE': page = '' }, data) {
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

const question: NewKind<EverydayData> = {
  summary: 'a question with its answer on a page',
  questions: [
    { name: 'PAGE', text: 'On which page? (the slug of a store, or an address)' },
    { name: 'QUESTION', text: 'The question in English?' },
    { name: 'ARABIC-QUESTION', text: 'The question in Arabic?' },
    { name: 'ANSWER', text: 'The answer in English?' },
    { name: 'ARABIC-ANSWER', text: 'The answer in Arabic?' },
  ],
  intend({ PAGE: page = '', ...texts }, data) {
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

const offer: NewKind<EverydayData> = {
  summary: 'an offer of a store; a draft while its title is missing',
  questions: [
    { name: 'STORE', text: 'Of which store?' },
    { name: 'CODE', text: 'Which code? (empty: no code is needed)', ifEmpty: '' },
    { name: 'PERCENT', text: 'How many percent off? (empty: not known, or no percentage)', ifEmpty: '' },
    { name: 'LAST-DAY', text: 'Its last day? (such as 2026-12-31; empty: not known)', ifEmpty: '' },
    { name: 'TITLE', text: 'Title in English? (empty: write it later)', ifEmpty: '' },
    { name: 'ARABIC-TITLE', text: 'Title in Arabic? (empty: write it later)', ifEmpty: '' },
  ],
  intend({ STORE: slug = '', CODE: code = '', PERCENT: percent = '', 'LAST-DAY': day = '', ...titles }, data) {
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

/** The kinds of entry that can be added to files, by the word in the command. */
export const entryKinds: Readonly<Record<string, NewKind<EverydayData>>> = {
  offer,
  question,
  redirect,
  category,
  group: createNamedKind('a group of categories', 'categories', 'groups'),
  season: createNamedKind('a season or an occasion', 'seasons'),
  payment: createNamedKind('a payment method', 'payments'),
  goods: createNamedKind('a kind of goods', 'goods'),
  country,
  currency,
  network,
  ...textKinds,
};
