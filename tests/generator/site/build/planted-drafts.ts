import { parse, stringify } from 'yaml';

/** The words that every text of a planted draft has, in each script. */
export const draftMark = { latin: 'qzmark', arabic: 'قزمارك' } as const;

type Fields = Readonly<Record<string, unknown>>;

/** How many planted texts there are so far, so that each is unique. */
let count = 0;

function latin(): string {
  count += 1;
  return `${draftMark.latin}${count}`;
}

function text() {
  return { en: `Words ${latin()}`, ar: `كلمات ${draftMark.arabic} ${count}` };
}

function offer(publication: Fields) {
  return {
    id: latin(),
    ...publication,
    kind: 'code',
    code: latin().toUpperCase(),
    url: `https://www.example.com/${latin()}`,
    deepLink: `https://www.example.com/${latin()}`,
    title: text(),
    description: text(),
    benefit: { kind: 'gift', gift: text() },
    lastVerified: '2025-10-01',
    savings: text(),
    terms: text(),
  };
}

function sections(ids: readonly string[]) {
  return [
    { kind: 'offers', heading: text(), intro: text(), offers: ids },
    { kind: 'steps', heading: text(), steps: [{ title: text(), text: text() }] },
    { kind: 'faq', heading: text(), questions: [{ question: text(), answer: text() }] },
    { kind: 'prose', body: text() },
  ];
}

function store(publication: Fields) {
  const own = offer({});
  return {
    slug: `${draftMark.latin}-store`,
    ...publication,
    path: `/store/${draftMark.latin}-store`,
    name: text(),
    aliases: [latin()],
    url: `https://www.example.com/${latin()}`,
    logo: `${draftMark.latin}-logo.svg`,
    brand: '#0f6e56',
    icon: 'bag',
    category: 'fashion',
    checked: '2025-10',
    title: text(),
    description: text(),
    heading: text(),
    subtitle: text(),
    featured: own.id,
    offers: [own, offer({})],
    sections: sections([own.id]),
  };
}

function post(publication: Fields) {
  return {
    slug: `${draftMark.latin}-post`,
    ...publication,
    language: 'en',
    title: latin(),
    metaDescription: latin(),
    author: latin(),
    authorAvatar: `${draftMark.latin}-face.svg`,
    date: '2025-10',
    category: latin(),
    tags: [latin()],
    image: `${draftMark.latin}-picture.svg`,
    imageAlt: latin(),
    body: `${latin()}, [the store](/store/${draftMark.latin}-store) and [the page](/${draftMark.latin}-page).\n`,
  };
}

function page(publication: Fields) {
  const path = `/${draftMark.latin}-page`;
  return {
    kind: 'static',
    ...publication,
    path,
    title: text(),
    description: text(),
    heading: text(),
    sections: sections([]).slice(1),
  };
}

function article(publication: Fields) {
  return {
    kind: 'article',
    ...publication,
    path: `/${draftMark.latin}-article`,
    language: 'ar',
    store: `${draftMark.latin}-store`,
    checked: '2025-10',
    title: `مقال ${draftMark.arabic}`,
    description: `مقال ${draftMark.arabic}`,
    heading: `مقال ${draftMark.arabic}`,
    intro: `مقال ${draftMark.arabic}`,
    sections: [{ kind: 'prose', body: `مقال ${draftMark.arabic}` }],
  };
}

/**
 * A store, a post, a page and an article that are not published, with the mark in every text, and an unpublished offer
 * of a published store, which one of its lists names. By the paths of their files.
 *
 * @param publication what each says of its publication: `draft: true`, or a day
 * @param published the file of the published store, and its text
 */
export function plantedDrafts(
  publication: Readonly<{ draft: true } | { publish: string }>,
  published: { readonly file: string; readonly text: string },
): ReadonlyMap<string, string> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><!-- ${draftMark.latin} --></svg>\n`;
  const mark = draftMark.latin;
  const late = offer(publication);
  // The check has accepted this file: it has these two lists.
  const known = parse(published.text) as { offers: { id: string }[]; sections: Fields[] };
  const list = { kind: 'offers', heading: { en: 'More', ar: 'المزيد' }, offers: [late.id, known.offers[0]?.id] };
  const changed = { ...known, offers: [late, ...known.offers], sections: [...known.sections, list] };
  return new Map([
    [`data/stores/${mark}-store.yaml`, stringify(store(publication))],
    [`data/posts/${mark}-post.yaml`, stringify(post(publication))],
    [`data/pages/${mark}-page.yaml`, stringify(page(publication))],
    [`data/pages/${mark}-article.yaml`, stringify(article(publication))],
    ...['logo', 'face', 'picture'].map((name) => [`data/images/${mark}-${name}.svg`, drawing] as const),
    [published.file, stringify(changed)],
  ]);
}

/** The published store as it is without the planted offer. */
export function withoutPlantedOffer(text: string): string {
  // It is a text that `plantedDrafts` wrote.
  const store = parse(text) as { offers: { id: string }[]; sections: { offers?: string[] }[] };
  const isPlanted = (id: string): boolean => id.startsWith(draftMark.latin);
  return stringify({
    ...store,
    offers: store.offers.filter(({ id }) => !isPlanted(id)),
    sections: store.sections.map((section) =>
      section.offers ? { ...section, offers: section.offers.filter((id) => !isPlanted(id)) } : section,
    ),
  });
}
