import { hashOf } from '../../generator/system/cache/hash';
import { compareContent } from '../../generator/authoring/changes/compare';
import type { ContentChanges, SiteContent } from '../../generator/authoring/changes/content';
import { isUnchanged } from '../../generator/authoring/changes/markdown';
import { contentOf } from '../../generator/authoring/changes/site-content';
import { check, type CheckSystem } from '../../generator/catalogue/check/check';
import { publishedAt, siteDataOf } from '../../generator/site/records/checked-data';
import { loadSchemas } from '../../generator/catalogue/load/schemas';
import { sentenceFields } from '../../src/domain/reading/write';
import { languages } from '../../src/domain/language/language';
import type { PageData } from '../../src/domain/pages/page-data';
import { filesOf, type Contents } from '../generator/support/sample-catalogue';
import { projectSystem } from '../support/catalogue';
import type { SearchFile } from '../../generator/site/units/search-index';
import type { Catalogue } from '../../generator/catalogue/validate/catalogue';
import { siteOf, type PlannedSite } from '../support/site-of';
import { Broken, judgedAt } from './judge';

const project = projectSystem({});
const schemas = loadSchemas(project);

/** A catalogue with a mutation in one of its files. */
export interface Mutation {
  readonly file: string;
  /** A description of the mutation. */
  readonly slip: string;
  readonly contents: Contents;
}

/** A valid catalogue as shoppers see it. */
export class Edition {
  readonly content: SiteContent;
  /** Its pages and their surroundings. Independent of the generator's own comparison, which is under test. */
  readonly pages: string;
  private readonly plan: () => PlannedSite;
  private made: PlannedSite | undefined;

  constructor(contents: Contents, catalogue: Catalogue) {
    const files = filesOf(contents);
    const published = publishedAt(catalogue, judgedAt);
    const read = (path: string): Uint8Array | undefined =>
      path.startsWith('data/') ? files.read(path) : project.read(path);
    this.plan = () => siteOf({ environment: {}, now: judgedAt, read }, published);
    const content = contentOf(
      { ...project, now: judgedAt, read },
      siteDataOf(published, judgedAt, (file) => hashOf(files.read(file) ?? '')),
    );
    // The small catalogues have no messages for sentences: the fields that a sentence says stand for it.
    const hasSentences = catalogue.messages.has('sentence.dates');
    this.content = hasSentences ? content : { ...content, sentence: fieldsOfSentence };
    const { pages, sites, messages, redirects, images, settings } = this.content;
    this.pages = JSON.stringify([pages, sites, [...messages], redirects, [...images], settings]);
  }

  get site(): PlannedSite {
    this.made ??= this.plan();
    return this.made;
  }

  /** The other files that shoppers load. */
  get around(): string {
    const { redirectPages, updates, search } = this.site;
    return JSON.stringify([redirectPages, updates, search.map(searchedWords)]);
  }
}

function fieldsOfSentence(offer: object): string {
  return JSON.stringify(Object.entries(offer).filter(([field]) => sentenceFields.has(field)));
}

/** The result of a mutation. */
export type Verdict = 'reported' | 'named' | 'not visible';

/** Checks a catalogue and derives its pages; undefined if it has an error. */
export function editionOf(contents: Contents): Edition | undefined {
  const system: CheckSystem = { ...filesOf(contents), now: judgedAt, present: judgedAt };
  const { catalogue } = check(system, schemas);
  return catalogue && new Edition(contents, catalogue);
}

/** The words of a file of the search, sorted: their order in the file does not matter. */
function searchedWords({ path, content }: SearchFile): readonly string[] {
  return [path, ...content.split(/\\[tn]|"/).sort()];
}

/** A text or number of a page with the name of its field. */
type Leaf = readonly [field: string, text: string];

/** The subjects of the summary: offers, and pages with a changed text, which other pages show in their lists. */
function subjectsOf({ pages, offers, texts }: ContentChanges): ReadonlySet<string> {
  const ofOffers = [...offers.added, ...offers.removed, ...offers.changed, ...offers.ended];
  return new Set([
    ...[...offers.added, ...offers.removed].map(({ store, id }) => `offer ${store}/${id}`),
    ...ofOffers.map(({ store }) => `store ${store}`),
    ...[...pages.added, ...pages.removed].map(({ path }) => `page ${path}`),
    ...texts.flatMap(({ pages: own }) => own.map((address) => `page ${address.replace(/^\/[a-z]+/, '')}`)),
    // In lists, the summary refers to stores and posts by slug, and to offers by store and id.
    ...texts.flatMap(({ field, before = '', after = '' }) => [before, after].map((name) => `${field} ${name}`)),
  ]);
}

/** Whether an object of a page is an offer, a store or a post in the summary: its own page shows the same. */
function isSubject(value: object, storeOfPage: string, subjects: ReadonlySet<string>): boolean {
  const get = (key: string): string => String(Reflect.get(value, key));
  const names = [`page ${get('path')}`, `store ${get('slug')}`, `post ${get('slug')}`, `page /blog/${get('slug')}`];
  const store = 'store' in value ? get('store') : storeOfPage;
  return [...names, `offer ${store}/${get('id')}`].some((name) => subjects.has(name));
}

/**
 * Fields that the summary need not repeat: instants and days, which pages show as the texts beside them; letters,
 * initials and colours made of a name; kinds, levels and numbers of blocks of text, which the summary writes as
 * Markdown.
 */
const derivedFields = /^(?:\w+At|dateTime|letter|initials|hue|kind|level|ordered|canonical|hreflang)$/;

function* leavesIn(value: unknown, field: string, skipped: (value: object) => boolean): Generator<Leaf> {
  if (value === undefined || value === null || derivedFields.test(field)) return;
  if (typeof value !== 'object') yield [field, String(value)];
  else if (Array.isArray(value)) for (const item of value) yield* leavesIn(item, field, skipped);
  // The id of a heading is derived from its words.
  else if (Reflect.get(value, 'kind') === 'heading') yield* leavesIn(Reflect.get(value, 'children'), field, skipped);
  else if (!skipped(value)) for (const [key, child] of Object.entries(value)) yield* leavesIn(child, key, skipped);
}

/** The texts of one page that are missing in another. */
function missingIn(other: PageData, page: PageData, subjects: ReadonlySet<string>): readonly Leaf[] {
  const leavesOf = (own: PageData): readonly Leaf[] => {
    const storeOfPage = 'store' in own ? own.store.slug : '';
    const isOwn = (value: object): boolean =>
      value === own ||
      ('store' in own && own.kind === 'store' && value === own.store) ||
      ('post' in own && value === own.post);
    return [...leavesIn(own, '', (value) => !isOwn(value) && isSubject(value, storeOfPage, subjects))];
  };
  const known = new Map<string, number>();
  for (const leaf of leavesOf(other)) known.set(leaf.join(), (known.get(leaf.join()) ?? 0) + 1);
  return leavesOf(page).filter((leaf) => {
    const times = known.get(leaf.join()) ?? 0;
    known.set(leaf.join(), times - 1);
    return times <= 0;
  });
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** All texts of a summary. */
function wordsOf(changes: ContentChanges): string {
  return plain([...leavesIn(changes, '', () => false)].map(([, text]) => text).join('\n'));
}

/** The texts that only one of two versions has and that are missing in the summary. */
function unnamedIn(before: Edition, after: Edition, changes: ContentChanges): readonly string[] {
  const words = wordsOf(changes);
  const subjects = subjectsOf(changes);
  const addressOf = ({ language, path }: PageData): string => language + path;
  const former = new Map(before.content.pages.map((page) => [addressOf(page), page]));
  return after.content.pages.flatMap((page) => {
    const previous = former.get(addressOf(page));
    if (!previous || JSON.stringify(previous) === JSON.stringify(page)) return [];
    return (
      [...missingIn(previous, page, subjects), ...missingIn(page, previous, subjects)]
        // The summary has the dates of an offer in one language only.
        .filter(([field]) => page.language === languages[0] || !/^(?:starts|expires)On$/.test(field))
        .filter(([, text]) => !words.includes(plain(text)))
        .map(([field, text]) => `${field} of ${addressOf(page)}: ${text}`)
    );
  });
}

/**
 * Judges a mutation: either the check has an error, so that nothing is published, or the summary of changes contains
 * every added and removed text, or shoppers see no difference. Throws `Broken` otherwise.
 */
export function judgeMutation(
  before: Edition,
  { contents }: Mutation,
): { readonly verdict: Verdict; readonly after?: Edition } {
  const after = editionOf(contents);
  if (!after) return { verdict: 'reported' };
  if (before.pages === after.pages && before.around === after.around) return { verdict: 'not visible', after };
  const changes = compareContent({ before: before.content, after: after.content, at: judgedAt });
  if (isUnchanged(changes)) throw new Broken('the summary of changes says that shoppers see no difference');
  const unnamed = unnamedIn(before, after, changes);
  if (unnamed.length > 0) throw new Broken(`the summary of changes does not name: ${unnamed.join('; ')}`);
  return { verdict: 'named', after };
}
