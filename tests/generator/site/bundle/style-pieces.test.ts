import { describe, expect, it } from 'vitest';
import { splitStyles } from '../../../../generator/site/bundle/style-pieces';
import { joinPieces } from '../../../../src/domain/looks/style-pieces';

/** The required names of each piece of a style sheet, by its text. */
async function needs(sheet: string): Promise<Readonly<Record<string, unknown>>> {
  return Object.fromEntries((await splitStyles(sheet)).map(({ within, text, needs }) => [within + text, needs]));
}

describe('splitStyles for a rule', () => {
  it.each<[selector: string, words: readonly (readonly string[])[]]>([
    ['p', []],
    ['*', []],
    ['._a', [['_a']]],
    ['p._a:visited', [['_a']]],
    ['._a._b>li+._c::before', [['_a', '_b', '_c']]],
    ['._a,._b ._c', [['_a'], ['_b', '_c']]],
    // One of them matches without any class.
    ['._a,p', []],
    ['[data-hue="12"]', [['[data-hue=12]']]],
    ['[data-hue="-1"] ._a', [['[data-hue=-1]', '_a']]],
    ['._a[data-open]', [['_a', '[data-open]']]],
    ['[aria-current=page]', [['[aria-current=page]']]],
    ['[data-hue="12" i]', []],
    // A script sets the states of the document.
    ['html[data-script=failed] ._a', [['_a']]],
    // These may match without the names, or differently than expected.
    ['._a:not(._b)', [['_a']]],
    [':not(._a)', []],
    [':is(._a,p) ._b', [['_b']]],
    [':where(._a)', []],
    ['._a:has(>._b:not(._c))', [['_a']]],
    ['li:nth-child(2n + 1 of ._a)', []],
    ['[title="._a"]', []],
    ['[title="a)"] ._b', [['_b']]],
    ["[title='\"].'] ._b", [['_b']]],
    ['._a\\:b', []],
    ['._ä', [['_ä']]],
    ['._a::part(x)._b', [['_a', '_b']]],
  ])('finds for the selector %s the needed words %j', async (selector, words) => {
    expect(await needs(`${selector}{color:red}`)).toEqual({ [`${selector}{color:red}`]: words });
  });

  it('ignores the selectors of nested rules', async () => {
    expect(await needs('._a{color:red;& ._b{color:blue}}')).toEqual({ '._a{color:red;& ._b{color:blue}}': [['_a']] });
  });
});

describe('splitStyles for a sheet', () => {
  it('splits the rules inside media, supports and container blocks', async () => {
    expect(
      await needs(
        '@media (width>=64rem){._a{color:red}p{margin:0}@supports (top:1px){._b{top:1px}}}@container (width>=30rem){._c{left:0}}',
      ),
    ).toEqual({
      '@media (width>=64rem){._a{color:red}': [['_a']],
      '@media (width>=64rem){p{margin:0}': [],
      '@media (width>=64rem){@supports (top:1px){._b{top:1px}': [['_b']],
      '@container (width>=30rem){._c{left:0}': [['_c']],
    });
  });

  it('keeps a block whole if it is unknown or would mean something else in pieces', async () => {
    const whole = [
      '@font-face{font-family:F;src:url(f.woff2)}',
      '@layer{._a{top:0}}',
      '@scope (._a){p{top:0}}',
      '@starting-style{._a{top:0}}',
      '@later x{._a{top:0}}',
      '@property --x{syntax:"*";inherits:false}',
    ];
    expect(await needs(whole.join(''))).toEqual(Object.fromEntries(whole.map((text) => [text, []])));
    expect(await needs('@layer a,b;._a{top:0}')).toEqual({ '@layer a,b;': [], '._a{top:0}': [['_a']] });
  });

  it('splits the custom properties of a rule for every page into single declarations', async () => {
    expect(await needs(':root{color-scheme:light dark;--a:1;--b:var(--a)}@media (width>=2rem){:root{--a:2}}')).toEqual({
      ':root{color-scheme:light dark;': [],
      ':root{--a:1;': [['--a']],
      ':root{--b:var(--a);': [['--b']],
      '@media (width>=2rem){:root{--a:2;': [['--a']],
    });
    expect(await needs('._a{--b:1;top:0}')).toEqual({ '._a{--b:1;top:0}': [['_a']] });
    // A brace in the beginning of a block would be taken for the block's own.
    expect(await needs('[title="{"]{--b:1}')).toEqual({ '[title="{"]{--b:1}': [] });
  });

  it.each([
    '._a{color:red}@media (width>=2rem){._b{top:0}p{margin:0}}@media screen and (width>=3rem){._b{top:0}}._c{left:0}',
    '@font-face{font-family:F;src:url(f.woff2)}:root{--a:1;--b:2;}@supports (top:1px){@media (width>=2rem){._a{top:0}p{top:0}}}',
  ])('makes pieces that joinPieces joins to the same sheet: %s', async (sheet) => {
    expect(joinPieces(await splitStyles(sheet))).toBe(sheet);
  });
});

it('splitStyles leaves out rules that wait for a pointer, a key, print or a script', async () => {
  const sheet =
    '._a,._a:hover{color:red;transition:color 1s}._b:focus-visible{color:red}@media print{._a{color:black}}' +
    '@keyframes turn{to{rotate:1turn}}dialog:modal{top:0}';
  expect(await needs(sheet)).toEqual({ '._a{color:red}': [['_a']] });
});
