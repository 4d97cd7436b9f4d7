import fc from 'fast-check';
import { Component, Fragment, Suspense, createContext, createElement, use, useEffect, useId, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { StaticRouter } from 'react-router-dom';
import { App } from '../../../src/app/App';
import { loadBundle } from '../../../src/app/load';
import { loadAllTemplates } from '../../../src/app/templates';
import { tinySite } from '../../support/tiny-site';
import { writeHtml } from '../../../src/app/write-html';

const Level = createContext('none');

/** Names itself, as parts do that name each other. */
function Named({ again, children }: { readonly again: boolean; readonly children: ReactNode }) {
  const id = useId();
  const second = useId();
  return (
    <section aria-labelledby={id} id={again ? second : undefined}>
      {children}
    </section>
  );
}

function Nameless({ children }: { readonly children: ReactNode }) {
  return children;
}

/** Has one of everything that components of the site ask for. */
function Busy({ words }: { readonly words: string }) {
  const level = use(Level);
  const [open] = useState(() => words.length > 3);
  const [count] = useState(2);
  const twice = useMemo(() => words + words, [words]);
  const element = useRef<HTMLParagraphElement>(null);
  const there = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  useEffect(() => {
    throw new Error('Nothing happens where a page is only written.');
  });
  return (
    <p ref={element} hidden={open} data-count={count} data-there={there} onClick={() => undefined}>
      {twice} {count}
      {level}
    </p>
  );
}

const text = fc.string({ unit: fc.constantFrom('a', 'ب', ' ', '<', '>', '&', '"', "'", '5', '\n'), maxLength: 8 });
const value = fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null), fc.constant(undefined));
const attributes = fc.record(
  { className: text, id: text, 'data-kind': value, 'aria-label': value, role: text, tabIndex: fc.integer({ min: -1, max: 9 }), title: text, hidden: fc.boolean(), href: fc.constantFrom('/a?b=1&c', '#x', 'https://www.example.com/') },
  { requiredKeys: [] },
);
const { tree } = fc.letrec<{ tree: ReactNode }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    fc.oneof(text, fc.integer(), fc.constantFrom(null, undefined, true, false)),
    fc.tuple(fc.constantFrom('div', 'p', 'a', 'span', 'li', 'details', 'svg'), attributes, fc.array(tie('tree'), { maxLength: 4 })).map(([tag, given, children]) => createElement(tag, given, ...children)),
    fc.tuple(fc.boolean(), fc.array(tie('tree'), { maxLength: 3 })).map(([again, children]) => createElement(Named, { again, children: undefined }, ...children)),
    tie('tree').map((children) => createElement(Nameless, { children })),
    fc.array(tie('tree'), { maxLength: 40 }).map((children) => createElement(Fragment, null, ...children)),
    fc.tuple(text, tie('tree')).map(([level, children]) => createElement(Level, { value: level }, children, createElement(Busy, { words: level }))),
    text.map((words) => createElement(Busy, { words })),
    fc.tuple(fc.constantFrom('/a.svg', '/b.svg'), fc.constantFrom('lazy' as const, 'eager' as const)).map(([src, loading]) => createElement('img', { src, loading, alt: '' })),
  ),
}));

describe('a tree of plain elements and function components', () => {
  it('is written letter for letter as React writes it', () => {
    fc.assert(
      fc.property(tree, (node) => {
        expect(writeHtml(node)).toBe(renderToString(node));
      }),
      { numRuns: 300 },
    );
  });

  it('keeps the numbers of parts that name themselves deep in a long list, where they no longer fit into one of 32 bits', () => {
    const nest = (depth: number): ReactNode => (
      <ul>
        {Array.from({ length: 70 }, (_, index) => (
          <li key={index}>
            <Named again>{depth > 0 && index === 69 ? nest(depth - 1) : 'x'}</Named>
          </li>
        ))}
      </ul>
    );
    expect(writeHtml(nest(6))).toBe(renderToString(nest(6)));
  });

  it('forgets what a context gave once it is outside', () => {
    const node = [
      <Level key="in" value="in">
        <Busy words="a" />
      </Level>,
      <Busy key="out" words="b" />,
    ];
    expect(writeHtml(node)).toBe(renderToString(node));
  });
});

class Old extends Component {
  override render(): ReactNode {
    return 'old';
  }
}

it('writes every kind of page but those with fields', async () => {
  const templates = await loadAllTemplates();
  const { pages } = tinySite();
  const leftToReact = new Set<string>();
  for (const page of pages) {
    const Template = templates.get(page.kind);
    const bundle = await loadBundle(page.language);
    if (!Template) throw new Error(`No template shows pages of kind ${page.kind}.`);
    const written = writeHtml(
      <StaticRouter location="/">
        <App screen={{ page, Template, bundle }} start={0} Frame={Fragment} />
      </StaticRouter>,
    );
    if (written === undefined) leftToReact.add(page.kind);
  }
  expect([...leftToReact].sort()).toEqual(['blog', 'home', 'not-found', 'post']);
});

describe('what is left to React', () => {
  it.each<[string, ReactNode]>([
    ['a field', <input key="a" defaultValue="x" />],
    ['a field deep inside', <div key="a">{['x', <p key="b"><textarea key="c" /></p>]}</div>],
    ['a form', <form key="a" />],
    ['what belongs into the head', <title key="a">x</title>],
    ['a class', <Old key="a" />],
    ['what may wait', <Suspense key="a">x</Suspense>],
    ['the address of a script', <a key="a" href="javascript:alert(1)">x</a>],
    ['an attribute that is not known', <div key="a" spellCheck={false} />],
    ['more pictures than React puts first', Array.from({ length: 11 }, (_, index) => <img key={index} src={`/${index}.svg`} alt="" />)],
  ])('%s', (_what, node) => {
    expect(writeHtml(node)).toBeUndefined();
  });

  it('a mistake in a component is nobody’s to hide', () => {
    const Broken = (): ReactNode => {
      throw new Error('broken');
    };
    expect(() => writeHtml(<Broken />)).toThrow('broken');
    expect(writeHtml(<p>after it</p>)).toBe('<p>after it</p>');
  });
});
