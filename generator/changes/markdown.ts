import { counted, visible } from '../diagnostics/visible';
import type { ContentChanges, OfferChange, OfferReference, PageReference, TextChange, ValueChange } from './content';

/** The summary goes into pages with a size limit; longer lists are cut and say so. */
const mostItems = 200;
const mostCharacters = 600;

/**
 * A text of the data as Markdown that shows it unchanged: no markup, link, HTML or mention of an account takes effect. Invisible
 * characters are written as their code points, and the text is isolated, so that Arabic and English keep their order.
 */
export function escapeMarkdown(text: string): string {
  const characters = [...visible(text)];
  const shown = characters.length > mostCharacters ? `${characters.slice(0, mostCharacters).join('')}…` : visible(text);
  return `\u2068${shown.replace(/[!-/:-@[-`{-~]/g, '\\$&')}\u2069`;
}

const languageNames = { en: 'English', ar: 'Arabic' } as const;

function section(heading: string, items: readonly string[]): readonly string[] {
  if (items.length === 0) return [];
  const more = items.length - mostItems;
  return [
    `### ${heading} (${items.length})`,
    '',
    ...items.slice(0, mostItems),
    ...(more > 0 ? [`- and ${more} more`] : []),
    '',
  ];
}

const pageItem = ({ path, languages, title }: PageReference): string =>
  `- ${escapeMarkdown(path)} (${languages.map((language) => languageNames[language]).join(', ')}): ${escapeMarkdown(title)}`;

function offerItem({ storeName, title, code }: OfferReference): string {
  const ofCode = code === undefined ? '' : `, code ${escapeMarkdown(code)}`;
  return `- ${escapeMarkdown(storeName)}: ${escapeMarkdown(title)}${ofCode}`;
}

const side = (text: string | undefined): string => (text === undefined ? 'nothing' : escapeMarkdown(text));

/** A value with its texts on lines of their own, indented below an item of a list. */
function valueLines({ field, language, before, after }: ValueChange, indent: string): readonly string[] {
  const name = `${indent}- ${escapeMarkdown(field)}${language ? `, ${languageNames[language]}` : ''}`;
  if (before === undefined && after === undefined) return [name];
  return [name, `${indent}  - before: ${side(before)}`, `${indent}  - after: ${side(after)}`];
}

const offerChangeItem = (offer: OfferChange): string =>
  [offerItem(offer), ...offer.values.flatMap((value) => valueLines(value, '  '))].join('\n');

const valueItem = (value: ValueChange): string => valueLines(value, '').join('\n');

function textItem({ pages, ...value }: TextChange): string {
  const shown = pages.slice(0, 3).map(escapeMarkdown).join(', ');
  const more = pages.length > 3 ? ` and ${counted(pages.length - 3, 'other page')}` : '';
  return `${valueItem(value)}\n  - on ${shown}${more}`;
}

const textList = (texts: readonly string[]): readonly string[] => texts.map((text) => `- ${escapeMarkdown(text)}`);

/** Whether two versions of the site look the same to shoppers. */
export function isUnchanged(changes: ContentChanges): boolean {
  const { pages, offers, redirects, images, ...lists } = changes;
  const groups = [pages, offers, redirects, images].flatMap((group) => Object.values(group));
  return [...groups, ...Object.values(lists)].every((list: readonly unknown[]) => list.length === 0);
}

/** Writes the changes as Markdown, for the summary of a pull request. */
export function changesAsMarkdown(changes: ContentChanges): string {
  const { pages, offers, texts, reordered, layout, messages, redirects, images, aliases, settings } = changes;
  if (isUnchanged(changes)) return '## What shoppers will see differently\n\nShoppers see no difference.\n';
  const redirectItems = (rules: typeof redirects.added): readonly string[] =>
    rules.map(({ from, to }) => `- ${escapeMarkdown(from)} leads to ${escapeMarkdown(to)}`);
  return [
    '## What shoppers will see differently',
    '',
    ...section('Offers added', offers.added.map(offerItem)),
    ...section('Offers removed', offers.removed.map(offerItem)),
    ...section('Offers ended', offers.ended.map(offerChangeItem)),
    ...section('Offers changed', offers.changed.map(offerChangeItem)),
    ...section('Pages added', pages.added.map(pageItem)),
    ...section('Pages removed', pages.removed.map(pageItem)),
    ...section('Texts changed', texts.map(textItem)),
    ...section('Pages whose texts changed places', textList(reordered)),
    ...section('Header, footer and promotion', layout.map(valueItem)),
    ...section('Texts of the interface', messages.map(valueItem)),
    ...section('Redirects added', redirectItems(redirects.added)),
    ...section('Redirects removed', redirectItems(redirects.removed)),
    ...section('Redirects in another order', redirectItems(redirects.reordered)),
    ...section('Pictures added', textList(images.added)),
    ...section('Pictures removed', textList(images.removed)),
    ...section('Pictures changed', textList(images.changed)),
    ...section('Other names for the search', aliases.map(valueItem)),
    ...section('Currencies, rates and settings', settings.map(valueItem)),
  ].join('\n');
}
