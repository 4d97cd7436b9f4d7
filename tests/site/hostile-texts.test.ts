import { inEnglish } from '../support/english';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { bundle } from '../../generator/site/bundle/bundle';
import type { PageData } from '../../src/domain/pages/page-data';
import { kindTexts } from '../../generator/site/emit/messages';
import { bases } from '../robustness/bases';
import { judge } from '../robustness/judge';
import { intrusionsIn, skeletonOf } from '../robustness/pages';
import { projectSystem } from '../support/catalogue';
import { isComplete } from '../support/extent';
import { siteUnderTest } from '../support/site-under-test';
import { contentOf } from '../support/site-content';

const project = projectSystem();

/** Words that a page must show unchanged. A space prevents Markdown from reading them as autolinks or HTML. */
const attacks: readonly string[] = [
  '</script ><script >alert(1)</script >',
  '</title ></style ><img src=x onerror=alert(1) >',
  '" onclick="alert(1)" x="',
  "' onfocus='alert(1)' autofocus x='",
  '<!-- <script >',
  ']]> --> &lt;script&gt;',
  '\u2028alert(1)\u2029 end',
];

// The category of a post is a text; that of a store is an id.
const keys = new Set(['en', 'ar', 'title', 'author', 'metaDescription', 'imageAlt']);
const postKeys = new Set([...keys, 'category']);

/** A tree with words added to every plain text for people. */
function withWords(value: unknown, words: string, plain: ReadonlySet<string>, rich = false, key = ''): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => withWords(entry, words, plain, rich, key));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, child]: [string, unknown]) => [
        name,
        withWords(
          child,
          words,
          plain,
          rich ||
            ['body', 'text', 'answer', 'intro', 'terms', 'description', 'note', 'closing', 'featuredNote'].includes(
              name,
            ),
          name,
        ),
      ]),
    );
  }
  return typeof value === 'string' && plain.has(key) && !rich && !/^[A-Z]{2}$/.test(value)
    ? `${value} ${words}`
    : value;
}

let marked: readonly PageData[];
let render: (page: PageData) => string;

/**
 * Stands for the words while the data is checked: the check refuses HTML, and what it lets through has to be safe by
 * itself.
 */
const marker = 'ordinary words';

function replaced(value: unknown, words: string): unknown {
  if (typeof value === 'string') return value.replaceAll(marker, words);
  if (Array.isArray(value)) return value.map((entry: unknown) => replaced(entry, words));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, replaced(child, words)]));
}

/** The pages of the small catalogue, with the marker in all their texts. */
function markedPages(): readonly PageData[] {
  const files = Object.fromEntries(
    Object.entries(bases.tiny).map(([file, text]) =>
      /^data\/(?:stores|pages|posts|home|categories|countries)/.test(file)
        ? [
            file,
            stringify(withWords(parse(text), marker, file.startsWith('data/posts/') ? postKeys : keys), {
              lineWidth: 0,
            }),
          ]
        : [file, text],
    ),
  );
  const { site, diagnostics } = judge(files);
  if (!site)
    throw new Error(
      inEnglish(diagnostics)
        .map(({ file, message }) => `${file}: ${message}`)
        .join('\n'),
    );
  return site.pages;
}

/** Renders every page with other words in place of the marker. */
function pagesWith(words: string): readonly string[] {
  return marked.map((page) =>
    // Only strings are replaced, so the type stays the same.
    render(replaced(page, words) as PageData),
  );
}

beforeAll(async () => {
  marked = markedPages();
  const code = await bundle(project, '');
  const { texts, ...content } = contentOf(siteUnderTest());
  const renderer = code.createStaticSite(code.assets, { ...content, icons: false });
  render = (page) =>
    new TextDecoder().decode(
      renderer.render(page, {
        version: 'version',
        instant: project.now,
        texts: kindTexts(texts[page.language], page.kind, false),
      }),
    );
});

function scriptsOf(pages: readonly ReturnType<typeof skeletonOf>[]): ReadonlySet<string> {
  return new Set(pages.flatMap(({ scripts }) => scripts.flatMap(({ type, text }) => (type === '' ? [text] : []))));
}

describe('the escaping of texts from the data', () => {
  test.each(isComplete ? attacks : [attacks.join(' ')])(
    'turns %j into text, not into an element, an attribute or a script',
    (words) => {
      const harmless = pagesWith(marker).map(skeletonOf);
      const hostile = pagesWith(words);
      expect(hostile.join('')).toContain(words.includes('alert(1)') ? 'alert(1)' : 'script');
      const own = scriptsOf(harmless);
      hostile.forEach((html, index) => {
        expect(skeletonOf(html).elements).toEqual(harmless[index]?.elements);
        expect(intrusionsIn(html, own)).toEqual([]);
      });
    },
  );
});
