import fc from 'fast-check';
import React from 'react';
import { renderToString as renderWithReact } from 'react-dom/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import * as ours from '../../../src/static-react/react';
import { renderToString } from '../../../src/static-react/server';

/** What pages use of React. */
type Kit = Pick<
  typeof React,
  | 'createContext'
  | 'createElement'
  | 'forwardRef'
  | 'Fragment'
  | 'memo'
  | 'StrictMode'
  | 'use'
  | 'useCallback'
  | 'useEffect'
  | 'useId'
  | 'useMemo'
  | 'useRef'
  | 'useState'
  | 'useSyncExternalStore'
>;

// Its own types are only as wide as the bundler needs; that it does what React does is what these tests are about.
const kit = ours as unknown as Kit;

/** Renders the same with React and with what stands in for it. */
function both(make: (kit: Kit) => React.ReactNode): readonly [react: string, ours: string] {
  return [renderWithReact(make(React)), renderToString(make(kit))];
}

function expectTheSame(make: (kit: Kit) => React.ReactNode): string {
  const [react, own] = both(make);
  expect(own).toBe(react);
  return own;
}

describe('what stands in for React writes, byte for byte, what React writes', () => {
  it('of texts, with a comment between two of them', () => {
    expect(
      expectTheSame(({ createElement }) =>
        createElement(
          'p',
          null,
          'Save ',
          20,
          '% ',
          '',
          null,
          false,
          'now',
          createElement('b', null, '!'),
          'Or',
          ' never',
        ),
      ),
    ).toBe('<p>Save <!-- -->20<!-- -->% <!-- -->now<b>!</b>Or<!-- --> never</p>');
  });

  it('of characters that HTML gives a meaning, in texts and attributes', () => {
    const text = `<b>"Tom" & 'Jerry'</b>`;
    expect(expectTheSame(({ createElement }) => createElement('p', { title: text }, text))).not.toContain('<b>');
  });

  it('of attributes that are called otherwise in HTML', () => {
    expectTheSame(({ createElement }) =>
      createElement('label', { className: 'a b', htmlFor: 'c', tabIndex: -1, crossOrigin: 'anonymous', id: 'd' }, 'e'),
    );
  });

  it.each([true, false, 'true', '', 0, 1, null, undefined])('of attributes that say yes or no, with %j', (value) => {
    const names = [
      'hidden',
      'disabled',
      'open',
      'required',
      'aria-hidden',
      'aria-expanded',
      'data-bare',
      'spellCheck',
      'draggable',
      'download',
      'className',
      'lang',
      'autoFocus',
      'rel',
      'tabIndex',
    ];
    // React warns of some, and writes them all the same.
    const warnings = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => warnings.mockRestore());
    for (const name of names) {
      // Attributes as data has them: React's types allow fewer.
      const attributes: Record<string, unknown> = { [name]: value };
      // What was written once may be remembered.
      for (const _turn of ['first', 'second']) expectTheSame(({ createElement }) => createElement('div', attributes));
    }
  });

  it('of numbers that have to be counts', () => {
    for (const span of [0, 1, 2])
      expectTheSame(({ createElement }) => createElement('td', { rowSpan: span, colSpan: span }));
    for (const size of [0, 3]) expectTheSame(({ createElement }) => createElement('input', { size, maxLength: size }));
  });

  it('of forms, whose names and values come last', () => {
    expectTheSame(({ createElement }) =>
      createElement(
        'form',
        { action: '/search', method: 'get', className: 'f' },
        createElement('input', { value: 'x', name: 'q', type: 'search', 'aria-label': 'Search', readOnly: true }),
        createElement('input', { type: 'checkbox', checked: true, name: 'all', readOnly: true }),
        createElement('button', { name: 'go', type: 'submit', className: 'g' }, 'Go'),
      ),
    );
  });

  it('of listeners and references, which are for browsers', () => {
    expect(
      expectTheSame(({ createElement }) =>
        createElement('button', { onClick: () => undefined, ref: { current: null }, type: 'button' }),
      ),
    ).toBe('<button type="button"></button>');
  });

  it('of elements that nothing can be inside', () => {
    expectTheSame(({ createElement }) =>
      createElement('p', null, 'a', createElement('br'), 'b', createElement('hr', { className: 'c' })),
    );
  });

  it('of drawings', () => {
    expectTheSame(({ createElement }) =>
      createElement(
        'svg',
        { viewBox: '0 0 24 24', 'aria-hidden': true, focusable: false },
        createElement('use', { href: '/icons.svg#tag' }),
        createElement('path', { d: 'M0 0' }),
      ),
    );
  });

  it('of pictures, those ahead of all else that are not lazy', () => {
    const html = expectTheSame(({ createElement }) =>
      createElement(
        'div',
        null,
        createElement('img', { src: '/a.svg', alt: '' }),
        createElement('img', { src: '/b.svg', alt: '', loading: 'lazy' }),
        createElement('img', { src: '/a.svg', alt: '' }),
        createElement('img', { src: '/c.svg?a&b', alt: '', loading: 'eager' }),
      ),
    );
    expect(html).toMatch(
      /^<link rel="preload" as="image" href="\/a\.svg"\/><link rel="preload" as="image" href="\/c\.svg\?a&amp;b"\/><div>/,
    );
  });

  it('of contexts: the nearest provider counts, and none outside it', () => {
    expectTheSame(({ createContext, createElement, use }) => {
      const Place = createContext('nowhere');
      const Shown = () => use(Place);
      return createElement(
        'p',
        null,
        createElement(Shown),
        createElement(
          Place,
          { value: 'outside' },
          createElement(Shown),
          createElement(Place.Provider, { value: 'inside' }, createElement(Shown)),
          createElement(Shown),
        ),
        createElement(Shown),
      );
    });
  });

  it('of hooks: what there is before anything has happened', () => {
    const html = expectTheSame(
      ({ createElement, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore }) => {
        const Shown = () => {
          const [count] = useState(1);
          const [made] = useState(() => 2);
          const doubled = useMemo(() => count * 2, [count]);
          const call = useCallback(() => doubled + 1, [doubled]);
          const { current } = useRef(4);
          const store = useSyncExternalStore(
            () => () => undefined,
            () => 'later',
            () => 'first',
          );
          useEffect(() => {
            throw new Error('Effects are for browsers.');
          });
          return [count, made, doubled, call(), current, store].join(' ');
        };
        return createElement(Shown);
      },
    );
    expect(html).toBe('1 2 2 3 4 first');
  });

  it('of components that are wrapped, and of fragments', () => {
    expectTheSame(({ createElement, forwardRef, Fragment, memo, StrictMode, useId }) => {
      const Kept = memo(({ word }: { readonly word: string }) => createElement('i', { id: useId() }, word));
      const Reached = forwardRef<HTMLElement, { readonly word: string }>(({ word }, ref) =>
        createElement('b', { ref, id: useId() }, word, String(ref === null)),
      );
      return createElement(
        StrictMode,
        null,
        createElement(Fragment, null, createElement(Kept, { word: 'a' }), 'b'),
        createElement(Reached, { word: 'c' }),
        createElement(Fragment, { key: 'd' }, 'e', 'f'),
      );
    });
  });

  it('of names of elements: by the place in the tree, however deep and wide', () => {
    const html = expectTheSame(({ createElement, useId }) => {
      const Named = ({ children }: { readonly children?: React.ReactNode }) => {
        const [one, two] = [useId(), useId()];
        return createElement('div', { id: one, 'aria-labelledby': two }, children);
      };
      const Plain = ({ children }: { readonly children?: React.ReactNode }) => children;
      let tree: React.ReactNode = createElement(Named);
      for (let depth = 1; depth <= 40; depth += 1) {
        const [before, after] = [
          Array.from({ length: depth % 7 }, (_, index) => createElement(Named, { key: index })),
          null,
        ];
        tree = createElement(depth % 3 === 0 ? Plain : Named, null, before, tree, after);
      }
      return tree;
    });
    const ids = [...html.matchAll(/id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(100);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('of any tree', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 6 }),
      fc.constantFrom('', ' ', '<', '"', "'", '&', 'كود'),
    );
    const attributes = fc.record(
      {
        className: text,
        id: text,
        hidden: fc.boolean(),
        'aria-hidden': fc.boolean(),
        title: text,
        tabIndex: fc.integer(),
      },
      { requiredKeys: [] },
    );
    type Make = (kit: Kit, Named: React.FunctionComponent<{ readonly children?: React.ReactNode }>) => React.ReactNode;
    const { node } = fc.letrec<{ node: Make; list: Make }>((tie) => ({
      list: fc.array(tie('node'), { maxLength: 5 }).map(
        (makes): Make =>
          (kit, Named) =>
            makes.map((make, index) => kit.createElement(kit.Fragment, { key: index }, make(kit, Named))),
      ),
      node: fc.oneof(
        { maxDepth: 12, depthSize: 'max' },
        text.map(
          (words): Make =>
            () =>
              words,
        ),
        fc.oneof(fc.integer(), fc.boolean(), fc.constant(null), fc.constant(undefined)).map(
          (value): Make =>
            () =>
              value,
        ),
        tie('list'),
        fc.tuple(fc.constantFrom('p', 'div', 'a', 'li'), attributes, fc.array(tie('node'), { maxLength: 4 })).map(
          ([tag, props, makes]): Make =>
            (kit, Named) =>
              kit.createElement(tag, props, ...makes.map((make) => make(kit, Named))),
        ),
        fc.array(tie('node'), { maxLength: 3 }).map(
          (makes): Make =>
            (kit, Named) =>
              kit.createElement(Named, null, ...makes.map((make) => make(kit, Named))),
        ),
      ),
    }));
    fc.assert(
      fc.property(node, (make) => {
        expectTheSame((kit) =>
          make(kit, ({ children }) => kit.createElement('section', { id: kit.useId() }, children)),
        );
      }),
      { numRuns: 500 },
    );
  });
});

describe('what stands in for React refuses', () => {
  const rendering = (make: (kit: Kit) => React.ReactNode) => () => renderToString(make(kit));

  it.each(['javascript:alert(1)', ' java\nscript:alert(1)', 'JAVASCRIPT:alert(1)'])(
    'an address that is a script: %j',
    (href) => {
      expect(rendering(({ createElement }) => createElement('a', { href }))).toThrow('A page may lead to no script');
    },
  );

  it('raw HTML and styles of a single element', () => {
    expect(
      rendering(({ createElement }) => createElement('p', { dangerouslySetInnerHTML: { __html: '<b>' } })),
    ).toThrow('does not write dangerouslySetInnerHTML');
    expect(rendering(({ createElement }) => createElement('p', { style: { color: 'red' } }))).toThrow(
      'does not write style',
    );
  });

  it.each(['script', 'style', 'textarea', 'select', 'title', 'x-own'])(
    '<%s>, which React writes in a way of its own',
    (tag) => {
      expect(rendering(({ createElement }) => createElement(tag))).toThrow(`does not write <${tag}>`);
    },
  );

  it('what is neither a text nor an element', () => {
    // A mistake that types would find.
    const thing = { a: 1 } as unknown as React.ReactNode;
    expect(rendering(({ createElement }) => createElement('p', null, thing))).toThrow('This cannot be shown: {"a":1}.');
    expect(rendering(({ createElement }) => createElement('p', { title: {} as unknown as string }))).toThrow(
      'An attribute cannot hold this: title={object}.',
    );
  });

  it('changes, and waiting', () => {
    const Changing =
      ({ useState }: Kit) =>
      () =>
        useState(0)[1](1) ?? null;
    expect(rendering((each) => each.createElement(Changing(each)))).toThrow('Nothing changes on a page');
    expect(rendering(({ createElement, use }) => createElement(() => use(Promise.resolve('late'))))).toThrow(
      'waits for nothing',
    );
  });

  it('and gives the next page after that as if nothing had been', () => {
    const Place = kit.createContext('nowhere');
    const Fails = () => {
      throw new Error('failed');
    };
    const Shown = () => kit.use(Place);
    expect(
      rendering(({ createElement }) =>
        createElement(
          'div',
          null,
          'a',
          createElement('img', { src: '/a.svg' }),
          createElement(Place, { value: 'inside' }, createElement(Fails)),
        ),
      ),
    ).toThrow('failed');
    expect(renderToString(kit.createElement('p', null, kit.createElement(Shown)))).toBe('<p>nowhere</p>');
  });
});
