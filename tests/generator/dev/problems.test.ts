import { describe, expect, it } from 'vitest';
import { listHtml, panelHtml } from '../../../generator/dev/problem-html';
import { problemsAt, problemsOf, type Problem } from '../../../generator/dev/problems';
import { diagnostic, type Diagnostic, type SourceFile } from '../../../generator/diagnostics/diagnostic';

function found(file: string, text: string, word: string, message = 'this is wrong'): [Diagnostic, SourceFile] {
  const start = text.indexOf(word);
  const span = { start, end: start + word.length };
  return [diagnostic('unknown-key', file, span, { message, fix: 'write `title`' }), { path: file, text }];
}

function problems(...all: readonly (readonly [Diagnostic, SourceFile])[]): readonly Problem[] {
  const sources = new Map(all.map(([, source]) => [source.path, source]));
  return problemsOf({ diagnostics: all.map(([each]) => each), sources }, undefined, () => 'last');
}

const store = found('data/stores/silk-road.yaml', 'slug: silk-road\npath: /silk\ntitel: <b>x</b>\n', '<b>x</b>');
const post = found('data/posts/sofa.yaml', 'slug: sofa\ntitel: y\n', 'titel');
const site = found('data/site.yaml', 'nam: z\n', 'nam');

describe('an error belongs to', () => {
  it.each([
    ['/en/silk', ['data/site.yaml', 'data/stores/silk-road.yaml']],
    ['/ar/silk/checks', ['data/site.yaml', 'data/stores/silk-road.yaml']],
    ['/ar/blog/sofa', ['data/posts/sofa.yaml', 'data/site.yaml']],
    ['/en/', ['data/site.yaml']],
  ])('the pages of its file, or all of them: %s', (page, files) => {
    expect(problemsAt(page, problems(store, post, site)).map(({ file }) => file)).toEqual(files);
  });

  it('the address that a file says, even where it cannot be read', () => {
    const broken = found('data/stores/oud.yaml', 'slug: "oud\npath: /oud-codes\n', 'slug');
    expect(problemsAt('/en/oud-codes', problems(broken))).toHaveLength(1);
    const nameless = found('data/stores/oud.yaml', 'slug: "oud\n', 'slug');
    expect(problemsAt('/en/store/oud', problems(nameless))).toHaveLength(1);
  });
});

describe('what the preview shows of an error', () => {
  it('has the file, the line with the words marked, and what to do', () => {
    const [own] = problems(store);
    const html = own ? panelHtml([own], [own], '/__problems') : '';
    expect(html).toContain('<code>data/stores/silk-road.yaml</code>, line 3');
    expect(html).toContain('titel: <mark>&lt;b&gt;x&lt;/b&gt;</mark>');
    expect(html).toContain('<b>What to do:</b> write <code dir="auto">title</code>.');
  });

  it('takes no markup from the data', () => {
    const hostile = found('data/stores/x.yaml', 'a: b\n', 'a', '`<img src=x onerror=alert(1)>` is "wrong"');
    const html = listHtml(problems(hostile, store), '');
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<b>x');
  });

  it('is nothing on a page if there is no error at all, and a count if there are errors elsewhere', () => {
    expect(panelHtml([], [], '/__problems')).toBe('');
    expect(panelHtml([], problems(store, post), '/__problems')).toContain('2 errors on other pages');
  });
});
