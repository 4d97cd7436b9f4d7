import { parseDay } from '../../../src/domain/dates/calendar';
import type { Language } from '../../../src/domain/language/language';
import { isPublished, type Publication } from '../../../src/domain/pages/publication';
import type { Page, Post } from '../../../src/generated/data-types';
import type { CatalogueOffer, Words } from '../../catalogue/offers/offer';
import type { SiteStore } from '../../catalogue/offers/store-offers';
import { wordingOf, type Wording } from '../../site/derive/texts/dates';
import { inEachLanguage } from '../../site/derive/record-of';
import type { SiteData } from '../../site/derive/site-data';
import type { StoreOutline } from '../../site/derive/store-parts';
import { unfinishedMark, unfinishedWord } from '../../catalogue/validate/rules/unfinished/rule';

// Shoppers do not see these words, so they are not among the site's messages.
const placeholders = { en: '[to be written]', ar: '[نص لم يُكتب بعد]' } as const;

/** Replaces missing texts with placeholders in the language of the file. */
export function withPlaceholders(content: string, path: string): string {
  if (!content.includes(unfinishedMark)) return content;
  const placeholder = placeholders[/(?:^|\/)ar(?:[/.-]|$)/.test(path) ? 'ar' : 'en'];
  const everyWord = new RegExp(unfinishedWord, 'gu');
  return JSON.stringify(
    JSON.parse(content, (_key, value: unknown) =>
      typeof value === 'string' && value.includes(unfinishedMark) ? value.replace(everyWord, placeholder) : value,
    ),
  );
}

/** New stores without a category need one. */
export function withUnfinishedCategory(data: SiteData): SiteData {
  if (data.stores.every(({ category }) => category !== unfinishedMark)) return data;
  const name = { en: unfinishedMark, ar: unfinishedMark };
  const { categories } = data.categories;
  return { ...data, categories: { ...data.categories, categories: { ...categories, [unfinishedMark]: { name } } } };
}

// Shoppers do not see these words, so they are not among the site's messages.
const labels: Readonly<Record<Language, { readonly draft: string; until(day: string): string }>> = {
  en: { draft: 'Draft', until: (day) => `Draft until ${day}` },
  ar: { draft: 'مسودة', until: (day) => `مسودة حتى ${day}` },
};

/** Adds a label before the heading of each draft and after the name of each draft store. */
class DraftMarker {
  private readonly wordings: Readonly<Record<Language, Wording>>;

  constructor(
    messages: SiteData['messages'],
    private readonly day: string,
  ) {
    this.wordings = inEachLanguage((language) => wordingOf(language, messages));
  }

  isDraft(publication: Publication): boolean {
    return !isPublished(publication, this.day);
  }

  label({ draft = false, publish }: Publication, language: Language): string {
    const { draft: word, until } = labels[language];
    return draft || publish === undefined ? word : until(this.wordings[language].day(parseDay(publish)));
  }

  before<Texts extends Words>(texts: Texts, publication: Publication): Texts {
    const marked = Object.entries(texts).map(([language, text]) => [
      language,
      `${this.label(publication, language === 'ar' ? 'ar' : 'en')} · ${text}`,
    ]);
    // It has the same languages.
    return Object.fromEntries(marked) as Texts;
  }

  private offer(offer: CatalogueOffer, store: SiteStore): CatalogueOffer {
    const late = [offer, store].find((each) => this.isDraft(each));
    return late ? { ...offer, title: this.before(offer.title, late) } : offer;
  }

  store(store: SiteStore): SiteStore {
    const { offers, heading } = store;
    return {
      ...store,
      heading: this.isDraft(store) ? this.before(heading, store) : heading,
      offers: offers.map((offer) => this.offer(offer, store)),
    };
  }

  outline(outline: StoreOutline, publication: Publication): StoreOutline {
    if (!this.isDraft(publication)) return outline;
    const { en, ar } = outline.name;
    return {
      ...outline,
      name: { en: `${en} · ${this.label(publication, 'en')}`, ar: `${ar} · ${this.label(publication, 'ar')}` },
    };
  }

  post(post: Post): Post {
    return this.isDraft(post) ? { ...post, title: `${this.label(post, labelLanguage(post))} · ${post.title}` } : post;
  }

  page(page: Page): Page {
    if (page.kind === 'static' && this.isDraft(page)) return { ...page, heading: this.before(page.heading, page) };
    if (page.kind !== 'article' || !this.isDraft(page)) return page;
    return { ...page, heading: `${this.label(page, labelLanguage(page))} · ${page.heading}` };
  }
}

function labelLanguage({ language }: Pick<Post, 'language'>): Language {
  return language === 'ar' ? 'ar' : 'en';
}

/**
 * Adds a label to each draft in the data of the development server: before the heading of its page and the titles of
 * its tickets, and after the name of a store in lists. The label is part of the texts, so the site needs no code for
 * drafts.
 *
 * @param day the day for which drafts are determined, YYYY-MM-DD
 */
export function markDrafts(data: SiteData, day: string): SiteData {
  const marker = new DraftMarker(data.messages, day);
  const publications = new Map<string, Publication>(data.stores.map((store) => [store.slug, store]));
  return {
    ...data,
    pages: data.pages.map((page) => marker.page(page)),
    posts: data.posts.map((post) => marker.post(post)),
    storeOf: (slug) => marker.store(data.storeOf(slug)),
    detailsOf(slug) {
      const details = data.detailsOf(slug);
      return { ...details, outline: marker.outline(details.outline, publications.get(slug) ?? {}) };
    },
  };
}
