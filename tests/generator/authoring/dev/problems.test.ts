import { describe, expect, it } from 'vitest';
import { problemMessages, problemsAt, problemsOf } from '../../../../generator/authoring/dev/problems';
import { diagnostic, type Diagnostic, type SourceFile } from '../../../../generator/catalogue/diagnostics/diagnostic';
import type { Problem } from '../../../../src/domain/editing/problems';
import { saying } from '../../../support/english';
import { filesOf } from '../../support/sample-catalogue';

function found(file: string, text: string, word: string, message = 'this is wrong'): [Diagnostic, SourceFile] {
  const start = text.indexOf(word);
  const span = { start, end: start + word.length };
  return [
    diagnostic('unknown-key', file, span, { ...saying(message), fix: saying('write `title`') }),
    { path: file, text },
  ];
}

function problems(...all: readonly (readonly [Diagnostic, SourceFile])[]): readonly Problem[] {
  const sources = new Map(all.map(([, source]) => [source.path, source]));
  return problemsOf({ diagnostics: all.map(([each]) => each), sources }, undefined, () => 'last');
}

const store = found('data/stores/silk-road.yaml', 'slug: silk-road\npath: /silk\ntitel: <b>x</b>\n', '<b>x</b>');
const post = found('data/posts/sofa.yaml', 'slug: sofa\ntitel: y\n', 'titel');
const site = found('data/site.yaml', 'nam: z\n', 'nam');

describe('problemsAt', () => {
  it.each([
    ['/en/silk', ['data/site.yaml', 'data/stores/silk-road.yaml']],
    ['/ar/silk/checks', ['data/site.yaml', 'data/stores/silk-road.yaml']],
    ['/ar/blog/sofa', ['data/posts/sofa.yaml', 'data/site.yaml']],
    ['/en/', ['data/site.yaml']],
  ])('returns for the page %s the errors in %j', (page, files) => {
    expect(problemsAt(page, problems(store, post, site)).map(({ file }) => file)).toEqual(files);
  });

  it('assigns an error in an unreadable file to the path or slug that the file declares', () => {
    const broken = found('data/stores/oud.yaml', 'slug: "oud\npath: /oud-codes\n', 'slug');
    expect(problemsAt('/en/oud-codes', problems(broken))).toHaveLength(1);
    const nameless = found('data/stores/oud.yaml', 'slug: "oud\n', 'slug');
    expect(problemsAt('/en/store/oud', problems(nameless))).toHaveLength(1);
  });
});

describe('problemMessages', () => {
  const read = (text: string) => problemMessages(undefined, filesOf({ 'data/messages/problems.yaml': text }));

  it('reads the valid messages from their file when there is no site data', () => {
    const { en, ar } = read(
      'messages:\n  problems.good: { en: Good., ar: سليم., note: A note. }\n  problems.all: { en: "{a", ar: كل, note: A note. }\n',
    );
    expect(en).toMatchObject({ 'problems.good': [{ value: 'Good.' }] });
    expect(ar).toMatchObject({ 'problems.good': [{ value: 'سليم.' }] });
    expect(Object.keys(en)).toEqual(['problems.good']);
  });
});
