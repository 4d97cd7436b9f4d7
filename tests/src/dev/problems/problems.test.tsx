import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { idsOfTool, toolTexts } from '../../../../generator/site/emit/messages';
import type { Language } from '../../../../src/domain/language/language';
import type { Problem } from '../../../../src/domain/editing/problems';
import { Messages } from '../../../../src/hooks/messages';
import { ProblemList } from '../../../../src/dev/problems/ProblemList';
import { ProblemPanel } from '../../../../src/dev/problems/ProblemPanel';
import { siteUnderTest } from '../../../support/site-under-test';

const { toolMessages: messages } = siteUnderTest();
const texts = toolTexts(idsOfTool('problems', messages), messages);

function html(language: Language, element: ReactElement): string {
  return renderToStaticMarkup(
    <Messages
      language={language}
      messages={texts[language]}
      onError={(error) => {
        throw error;
      }}
    >
      {element}
    </Messages>,
  ).replace(/ class="[^"]*"/g, '');
}

function panel(own: readonly Problem[], all: readonly Problem[], language: Language = 'en'): string {
  return html(language, <ProblemPanel language={language} own={own} all={all} list="/__problems" />);
}

const store: Problem = {
  kind: 'error',
  message: '`titel` is wrong',
  fix: 'write `title`',
  file: 'data/stores/silk-road.yaml',
  line: { number: 3, text: 'titel: <b>x</b>', start: 7, end: 15 },
  pages: ['/silk', '/silk/checks'],
  shownAs: 'last',
};
const note: Problem = { kind: 'note', message: 'there is a text to write', file: 'data/site.yaml' };
const errors = (count: number): readonly Problem[] => Array.from({ length: count }, () => store);

describe('ProblemPanel', () => {
  it('shows the file, the line with the marked words, and the fix', () => {
    const shown = panel([store], [store]);
    expect(shown).toContain('<code dir="ltr">data/stores/silk-road.yaml</code>, line 3');
    expect(shown).toContain('titel: <mark>&lt;b&gt;x&lt;/b&gt;</mark>');
    expect(shown).toContain('What to do:</span> <span lang="en" dir="ltr">write <code dir="auto">title</code>.</span>');
    expect(shown).toContain('as it was before the error');
  });

  it('is open for an error and closed for a note', () => {
    expect(panel([store], [store])).toContain('<details open="">');
    expect(panel([note], [note])).toContain('<details><summary>1 note on this page');
  });

  it('is empty without errors, and counts the errors on other pages', () => {
    expect(panel([], [note])).toBe('');
    expect(panel([], errors(2))).toContain('2 errors on other pages');
  });

  it('uses the language of the page with its plural forms, and keeps messages in English', () => {
    const shown = panel(errors(2), errors(2), 'ar');
    expect(shown).toContain('lang="ar" dir="rtl"');
    expect(shown).toContain('خطآن في هذه الصفحة');
    expect(shown).toContain('<span lang="en" dir="ltr"><code dir="auto">titel</code> is wrong.</span>');
    expect(panel([], errors(3), 'ar')).toContain('3 أخطاء في صفحات أخرى');
    expect(panel([], errors(11), 'ar')).toContain('11 خطأً في صفحات أخرى');
    expect(panel([], errors(100), 'ar')).toContain('100 خطأ في صفحات أخرى');
  });

  it('replaces a page that cannot be shown', () => {
    const shown = panel([{ ...store, shownAs: 'nothing' }], [store]);
    expect(shown).toContain('role="alert"');
    expect(shown).toContain('<h1>This page cannot be shown yet</h1>');
  });
});

describe('ProblemList', () => {
  const list = (problems: readonly Problem[], language: Language = 'en'): string =>
    html(language, <ProblemList language={language} problems={problems} basePath="/shop" />);

  it('shows files with errors first, with links to their pages', () => {
    const shown = list([note, store]);
    expect(shown).toContain('<h1>1 error · 1 note</h1>');
    expect(shown.indexOf('data/stores/silk-road.yaml')).toBeLessThan(shown.indexOf('data/site.yaml'));
    expect(shown).toContain('<a href="/shop/en/silk">English page</a> · <a href="/shop/ar/silk">Arabic page</a>');
  });

  it('states whether the site can be published', () => {
    expect(list([store])).toContain('The site cannot be published while there are errors.');
    expect(list([note])).toContain('Nothing here keeps the site from being published.');
    expect(list([])).toContain('<h1>No errors</h1><p>The data is good.</p>');
    expect(list([], 'ar')).toContain('<h1>لا أخطاء</h1><p>البيانات سليمة.</p>');
  });

  it('escapes markup from the data', () => {
    const shown = list([{ ...note, message: '`<img src=x onerror=alert(1)>` is "wrong"' }, store]);
    expect(shown).not.toContain('<img');
    expect(shown).not.toContain('<b>x');
  });
});
