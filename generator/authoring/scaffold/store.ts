import { isoDay } from '../../../src/domain/dates/calendar';
import { foldForSearch } from '../../../src/domain/search/search';
import { slugOf } from '../../../src/domain/pages/slugs';
import { categoryCalled, entryMeant } from '../../catalogue/validate/references/categories';
import { formats, isCode } from '../../catalogue/validate/schema/formats';
import type { Phrase } from '../../catalogue/diagnostics/phrases';
import { hostOf } from '../../catalogue/load/fields';
import { isNoCode } from '../../catalogue/validate/coupon-codes/no-code';
import type { Existing, ExistingStore, Pair } from './existing';
import { newFile, type FileChange } from '../../catalogue/amend/file-changes';
import type { Answers, Creation, Question } from '../everyday/action';
import { colourFor, tileOf } from './tile';
import { both, orUnfinished, pathProblem, quoted, scalar, slugProblem } from '../../catalogue/amend/yaml';

/** By name or alias, in either language. */
export function storeCalled(name: string, { stores }: Pick<Existing, 'stores'>): ExistingStore | undefined {
  const folded = foldForSearch(name);
  return stores.find(({ names }) => names.some((other) => foldForSearch(other) === folded));
}

function sameName(name: string, existing: Existing): Phrase | undefined {
  const store = storeCalled(name, existing);
  return store && { id: 'everyday.store-exists', values: { name, file: store.file } };
}

export const storeQuestions: readonly Question<Existing>[] = [
  { name: 'name', text: 'ask.name', problem: (name, existing) => sameName(name, existing) },
  {
    name: 'name-ar',
    text: 'ask.name-ar',
    ifEmpty: 'write it later',
    problem: (name, existing) => sameName(name, existing),
  },
  {
    name: 'slug',
    text: 'ask.slug',
    suggestion: ({ name }) => slugOf(name ?? '') || undefined,
    problem(slug, existing) {
      const file = `data/stores/${slug}.yaml`;
      return (
        slugProblem(slug) ??
        (existing.fileNames.has(file) || existing.stores.some((store) => store.slug === slug)
          ? { id: 'everyday.store-exists', values: { name: slug, file } }
          : undefined)
      );
    },
  },
  {
    name: 'path',
    text: 'ask.path',
    suggestion: ({ slug }) => `/store/${slug ?? ''}`,
    onlyOption: true,
    problem(path, existing) {
      const taken = existing.paths.get(path);
      return (
        pathProblem(path) ??
        (taken === undefined ? undefined : { id: 'everyday.path-taken', values: { path, file: taken } })
      );
    },
  },
  {
    name: 'url',
    text: 'ask.url',
    problem(url, existing) {
      if (formats['https-url']?.test(url) !== true) {
        const meant = `https://${url.replace(/^[a-z]*:\/*/i, '')}`;
        return formats['https-url']?.test(meant) === true && url.includes('.')
          ? { id: 'everyday.https.meant', values: { meant } }
          : { id: 'everyday.https' };
      }
      const same = existing.stores.find(({ host }) => host !== undefined && host === hostOf(url));
      return same && { id: 'everyday.same-website', values: { file: same.file } };
    },
  },
  {
    name: 'category',
    text: 'ask.category',
    ref: 'category',
    ifEmpty: 'write it later',
    examples: ({ categories }) => Object.keys(categories.categories),
    problem: (category, { categories }) => {
      if (categoryCalled(category, categories) !== undefined) return undefined;
      const meant = entryMeant([category], categories.categories);
      const others: Phrase =
        meant === undefined
          ? { id: 'everyday.category.list', values: { categories: { list: Object.keys(categories.categories) } } }
          : { id: 'everyday.category.meant', values: { meant } };
      return { id: 'everyday.category', values: { category, others } };
    },
  },
  {
    name: 'icon',
    text: 'ask.icon',
    ref: 'icon',
    // The icon of another store in the same category.
    suggestion: ({ category }, { stores, categories }) => {
      const id = category === undefined ? undefined : categoryCalled(category, categories);
      return (id === undefined ? undefined : stores.find((store) => store.category === id)?.icon) ?? 'store';
    },
    onlyOption: true,
    problem: (icon, { icons }) =>
      icons.includes(icon) ? undefined : { id: 'everyday.icon', values: { icon, icons: { list: icons } } },
  },
  {
    name: 'brand',
    text: 'ask.brand',
    input: 'color',
    suggestion: ({ slug }) => colourFor(slug ?? ''),
    problem: (colour) =>
      /^#[0-9a-f]{6}$/.test(colour) ? undefined : { id: 'everyday.colour', values: { example: '#0f6e56' } },
  },
  {
    name: 'code',
    text: 'ask.first-code',
    ifEmpty: 'no code',
    problem(code) {
      if (isNoCode(code)) return { id: 'everyday.no-code-meant' };
      return isCode(code) ? undefined : { id: 'everyday.code-form' };
    },
  },
  {
    name: 'percent',
    text: 'ask.percent',
    ifEmpty: 'no percentage',
    problem: (percent) =>
      /^\d+(\.\d)?$/.test(percent) && Number(percent) >= 1 && Number(percent) <= 100
        ? undefined
        : { id: 'everyday.percent-form' },
  },
];

interface StoreTexts {
  readonly title: Pair;
  readonly description: Pair;
  readonly heading: Pair;
  readonly subtitle: Pair;
  readonly steps: readonly { readonly title: Pair; readonly text: Pair }[];
}

/** Texts for any store with a code. They claim only what the answers say. */
function codeTexts(percent: string | undefined): StoreTexts {
  return {
    title:
      percent === undefined
        ? { en: '{store} promo code {code} ({month})', ar: 'كود خصم {store} {code} ({month})' }
        : {
            en: `{store} promo code {code}: ${percent}% off ({month})`,
            ar: `كود {store} {code}: خصم ${percent}% ({month})`,
          },
    description: {
      en: 'The {store} promo code {code}, last checked in {month}: what it is for, how to use it, and its last day where one is known.',
      ar: 'كود خصم {store} {code} بحسب آخر مراجعة في {month}: فيمَ يُستخدم، وكيف تستفيد منه، وآخر يوم له إن كان معروفًا.',
    },
    heading: { en: '{store} promo codes', ar: 'أكواد خصم {store}' },
    subtitle: {
      en: 'Copy {code} and enter it at checkout.',
      ar: 'انسخ {code} وأدخله عند الدفع.',
    },
    steps: [
      {
        title: { en: 'Copy the code', ar: 'انسخ الكود' },
        text: {
          en: 'Press **Copy Code**, or **Get Code** to see it in full.',
          ar: 'اضغط **انسخ الكود**، أو **احصل على الكود** لتراه كاملًا.',
        },
      },
      {
        title: { en: 'Fill your basket', ar: 'املأ سلّتك' },
        text: { en: 'Open the store and add what you came for.', ar: 'افتح المتجر وأضف ما جئت من أجله.' },
      },
      {
        title: { en: 'Paste the code at checkout', ar: 'الصق الكود عند الدفع' },
        text: { en: 'See that the total has gone down before you pay.', ar: 'تأكّد من أن الإجمالي انخفض قبل أن تدفع.' },
      },
    ],
  };
}

function dealTexts(percent: string | undefined): StoreTexts {
  return {
    title:
      percent === undefined
        ? { en: '{store} offers ({month})', ar: 'عروض {store} ({month})' }
        : {
            en: `{store}: ${percent}% off without a code ({month})`,
            ar: `{store}: خصم ${percent}% من دون كود ({month})`,
          },
    description: {
      en: '{store} offers, last checked in {month}: what each is for, and its last day where one is known.',
      ar: 'عروض {store} بحسب آخر مراجعة في {month}: ما يشمله كل عرض، وآخر يوم له إن كان معروفًا.',
    },
    heading: { en: '{store} offers', ar: 'عروض {store}' },
    subtitle: {
      en: 'Open the offer and start shopping. No code is needed.',
      ar: 'افتح العرض وابدأ التسوّق، فلا حاجة إلى كود.',
    },
    steps: [
      {
        title: { en: 'Open the offer', ar: 'افتح العرض' },
        text: {
          en: 'Press **Get Deal**. The store opens in a new tab.',
          ar: 'اضغط **احصل على العرض**، فيُفتح المتجر في علامة تبويب جديدة.',
        },
      },
      {
        title: { en: 'Check the price', ar: 'راجع السعر' },
        text: {
          en: 'See that the offer shows in the price before you pay.',
          ar: 'تأكّد من ظهور العرض في السعر قبل أن تدفع.',
        },
      },
    ],
  };
}

function step({ title, text }: StoreTexts['steps'][number]): string {
  return `      - title:\n${both(10, title.en, title.ar)}\n        text:\n${both(10, text.en, text.ar)}`;
}

/** The beginning of a store's file, up to its offers. */
export function storeHead(
  answers: Answers,
  existing: Existing,
  texts: Pick<StoreTexts, 'title' | 'description' | 'heading' | 'subtitle'>,
): string {
  const { slug = '', url = '', category } = answers;
  const pair = (key: string, { en, ar }: Pair): string => `${key}:\n${both(2, en, ar)}`;
  return `# yaml-language-server: $schema=../../schemas/store.schema.json
# data/guide/stores.md explains this file line by line.
slug: ${slug}
path: ${answers.path ?? ''}
name:
${both(2, answers.name, answers['name-ar'])}
url: ${scalar(url)}
logo: ${slug}.svg
brand: ${quoted(answers.brand ?? '')}
icon: ${answers.icon ?? ''}
category: ${orUnfinished(category && categoryCalled(category, existing.categories))}
# The month in which you last reviewed this page. Readers see it.
checked: ${isoDay(existing.today).slice(0, 'YYYY-MM'.length)}
${pair('title', texts.title)}
${pair('description', texts.description)}
${pair('heading', texts.heading)}
${pair('subtitle', texts.subtitle)}
`;
}

function storeFile(answers: Answers, existing: Existing): string {
  const { code, percent, url = '' } = answers;
  const texts = code === undefined ? dealTexts(percent) : codeTexts(percent);
  const id = code === undefined ? 'first-offer' : slugOf(code);
  return `${storeHead(answers, existing, texts)}featured: ${id}
feedback: thanks
offers:
  - id: ${id}
${code === undefined ? '    kind: deal' : `    kind: code\n    code: ${quoted(code)}`}
    url: ${scalar(url)}
    title:
${percent === undefined ? both(6, undefined, undefined) : both(6, `${percent}% off your order`, `خصم ${percent}% على طلبك`)}
${percent === undefined ? '' : `    benefit:\n      kind: percent\n      percent: ${percent}\n`}    # Add what you know: expires, who, where, channel, minimumSpend, terms. After you have tested it: verified and lastVerified.
sections:
  - kind: offers
    heading:
${code === undefined ? both(6, 'All {store} offers', 'كل عروض {store}') : both(6, 'All {store} codes', 'كل أكواد {store}')}
  - kind: steps
    heading:
${code === undefined ? both(6, 'How to use an offer', 'كيف تستفيد من العرض؟') : both(6, 'How to use the code', 'كيف تستخدم الكود؟')}
    steps:
${texts.steps.map(step).join('\n')}
`;
}

/** The file of a store, and of its tile unless the picture exists. */
export function storeFiles(
  { slug = '', brand = '', name }: Answers,
  { images }: Existing,
  text: string,
): readonly FileChange[] {
  const logo = `${slug}.svg`;
  return [
    newFile(`data/stores/${slug}.yaml`, text),
    ...(images.has(logo) ? [] : [newFile(`data/images/${logo}`, tileOf(orUnfinished(name), brand))]),
  ];
}

export const storeKind: Creation<Existing> = {
  title: 'new.store',
  questions: storeQuestions,
  intend: (existing, answers) => ({
    files: storeFiles(answers, existing, storeFile(answers, existing)),
    notes: ['Describe the offer: what it gives, who can use it, and when it ends.'],
  }),
};
