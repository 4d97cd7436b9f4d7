import { languages as allLanguages, type Language } from '../../../src/domain/language/language';
import { visible } from '../../catalogue/diagnostics/visible';
import type {
  ContentChanges,
  OfferChange,
  OfferReference,
  OfferSentences,
  PageReference,
  TextChange,
  ValueChange,
} from './content';
import { summaryWords, type SummaryWords } from './words';

/** In a list, because the size of the summary is limited. A line says how many items are left out. */
const mostItems = 200;
const mostCharacters = 600;

/**
 * Escapes a text of the data, so that it contains no markup, links, HTML or mentions of accounts. Invisible characters
 * become their code points. The text is isolated, so that Arabic and English keep their order.
 */
export function escapeMarkdown(text: string): string {
  const characters = [...visible(text)];
  const shown = characters.length > mostCharacters ? `${characters.slice(0, mostCharacters).join('')}…` : visible(text);
  return `\u2068${shown.replace(/[!-/:-@[-`{-~]/g, '\\$&')}\u2069`;
}

function section(heading: string, items: readonly string[], { more }: SummaryWords): readonly string[] {
  if (items.length === 0) return [];
  const left = items.length - mostItems;
  return [
    `### ${heading} (${items.length})`,
    '',
    ...items.slice(0, mostItems),
    ...(left > 0 ? [`- ${more(left)}`] : []),
    '',
  ];
}

/** The name of a field for readers. */
type NameOf = (field: string) => string;

function itemsIn(words: SummaryWords, nameOf: NameOf) {
  const { comma, languages } = words;

  const page = ({ path, languages: own, title }: PageReference): string =>
    `- ${escapeMarkdown(path)} (${own.map((each) => languages[each]).join(`${comma} `)}): ${escapeMarkdown(title)}`;

  const offer = ({ storeName, title, code }: OfferReference): string => {
    const ofCode = code === undefined ? '' : `${comma} ${words.code} ${escapeMarkdown(code)}`;
    return `- ${escapeMarkdown(storeName)}: ${escapeMarkdown(title)}${ofCode}`;
  };

  /** The sentence of an offer, and the former one. */
  const readOffer = (reference: OfferReference, former: OfferSentences = {}): string =>
    [
      offer(reference),
      ...allLanguages.flatMap((language) => {
        const { [language]: now } = reference.sentences;
        const { [language]: before } = former;
        if (now === undefined) return [];
        const ofBefore = before === undefined ? [] : [`    - ${words.before}: ${escapeMarkdown(before)}`];
        return [`  - ${languages[language]}: ${escapeMarkdown(now)}`, ...ofBefore];
      }),
    ].join('\n');

  const side = (text: string | undefined): string => {
    if (text === undefined) return words.nothing;
    return text === 'true' || text === 'false' ? words[text] : escapeMarkdown(text);
  };

  /** Texts are on separate lines below the field, indented as an item of a list. */
  const valueLines = ({ field, language, before, after }: ValueChange, indent: string): readonly string[] => {
    const isOrder = before === undefined && after === undefined;
    const name = `${indent}- ${isOrder ? words.order : escapeMarkdown(nameOf(field))}${language ? `${comma} ${languages[language]}` : ''}`;
    if (isOrder) return [name];
    return [name, `${indent}  - ${words.before}: ${side(before)}`, `${indent}  - ${words.after}: ${side(after)}`];
  };

  const value = (change: ValueChange): string => valueLines(change, '').join('\n');

  return {
    page,
    offer,
    newOffer: (reference: OfferReference): string => readOffer(reference),
    value,
    offerChange: (change: OfferChange): string =>
      [readOffer(change, change.former), ...change.values.flatMap((each) => valueLines(each, '  '))].join('\n'),
    text({ pages, ...change }: TextChange): string {
      const shown = pages.slice(0, 3).map(escapeMarkdown).join(`${comma} `);
      const more = pages.length > 3 ? ` ${words.otherPages(pages.length - 3)}` : '';
      return `${value(change)}\n  - ${words.on} ${shown}${more}`;
    },
    redirect: ({ from, to }: ContentChanges['redirects']['added'][number]): string =>
      `- ${escapeMarkdown(from)} ${words.leadsTo} ${escapeMarkdown(to)}`,
  };
}

const textList = (texts: readonly string[]): readonly string[] => texts.map((text) => `- ${escapeMarkdown(text)}`);

export function isUnchanged(changes: ContentChanges): boolean {
  const { pages, offers, redirects, images, ...lists } = changes;
  const groups = [pages, offers, redirects, images].flatMap((group) => Object.values(group));
  return [...groups, ...Object.values(lists)].every((list: readonly unknown[]) => list.length === 0);
}

/** Formats the changes as Markdown sections without a common heading. Empty if shoppers see no difference. */
export function changesIn(language: Language, changes: ContentChanges, nameOf: NameOf = (field) => field): string {
  const { pages, offers, texts, reordered, layout, messages, redirects, images, aliases, settings } = changes;
  const words = summaryWords[language];
  const { headings } = words;
  const item = itemsIn(words, nameOf);
  const setting = itemsIn(words, (path) => path.split('.').map(nameOf).join(' › '));
  return [
    ...section(headings.offersAdded, offers.added.map(item.newOffer), words),
    ...section(headings.offersRemoved, offers.removed.map(item.offer), words),
    ...section(headings.offersEnded, offers.ended.map(item.offerChange), words),
    ...section(headings.offersChanged, offers.changed.map(item.offerChange), words),
    ...section(headings.pagesAdded, pages.added.map(item.page), words),
    ...section(headings.pagesRemoved, pages.removed.map(item.page), words),
    ...section(headings.texts, texts.map(item.text), words),
    ...section(headings.reordered, textList(reordered), words),
    ...section(headings.layout, layout.map(item.value), words),
    ...section(headings.messages, messages.map(item.value), words),
    ...section(headings.redirectsAdded, redirects.added.map(item.redirect), words),
    ...section(headings.redirectsRemoved, redirects.removed.map(item.redirect), words),
    ...section(headings.redirectsReordered, redirects.reordered.map(item.redirect), words),
    ...section(headings.imagesAdded, textList(images.added), words),
    ...section(headings.imagesRemoved, textList(images.removed), words),
    ...section(headings.imagesChanged, textList(images.changed), words),
    ...section(headings.aliases, aliases.map(item.value), words),
    ...section(headings.settings, settings.map(setting.value), words),
  ].join('\n');
}

export function changesAsMarkdown(changes: ContentChanges, nameOf?: NameOf): string {
  const list = isUnchanged(changes) ? 'Shoppers see no difference.\n' : changesIn('en', changes, nameOf);
  return `## What shoppers will see differently\n\n${list}`;
}
