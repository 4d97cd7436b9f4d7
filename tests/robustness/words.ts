const markup = `
  </script><script>alert(1)</script> "><svg/onload=alert(1)> <!-- --> ]]> <![CDATA[ <b>x</b> **
  </style><script>alert(1)</script> </title><script>alert(1)</script> {{constructor.constructor("alert(1)")()}}
`;

const links = `
  javascript:alert(1) JaVaScRiPt:alert(1) data:text/html,<script>alert(1)</script> vbscript:x https://
  https://user:secret@www.example.com/ https://www.example.com/"onclick="alert(1) http://www.example.com
  //evil.example.com [x](javascript:alert(1)) [x](data:text/html,y) <https://www.example.com>
  <javascript:alert(1)> ![x](https://www.example.com/x.png) ../../etc/passwd .. / \\ %2e%2e%2f CON
`;

const keys = '__proto__ constructor toString hasOwnProperty prototype';

const scalars = `
  1e999 -1e999 .inf .nan -0 0x7fffffffffffffff 0o17 9007199254740993 1e-400 1_000
  2026-02-30 9999-12-31 0000-00-00 2026-12-31T18:00:00+99:99 ~ null true yes
`;

const signs = `
  : - *a { } [ ] , " ' \` | |2- > # % @ ; "" {store} {code} {month} {nothing} 😀 ﷺ é\u0301\u0301\u0301
  \u0000 \u0007 \u001b[31m \u202e \u2066 \u200f \u2028 \u2029 \ufeff \ufffe \ud800 \u0085
`;

/** Fragments that break parsers, templates and terminals, for insertion anywhere. */
export const hostileWords: readonly string[] = [
  ...[markup, links, keys, scalars, signs].flatMap((list) => list.split(/[ \n]+/).filter((word) => word !== '')),
  ...['', ' ', '\t', '\r', '\r\n', '\n', '\n\n', ': ', '- ', '? ', '&a ', '!x ', ' #', '---\n', '...\n'],
  ...['<<: *a', '!!js/function "x"', '!!binary x', '%YAML 1.1', '[a]: javascript:alert(1)', 'java\tscript:alert(1)'],
  ...['__proto__:\n  polluted: true\n', 'constructor: { prototype: { polluted: true } }\n'],
  ...['{count, plural, other {#}}', '{x, select, other {{y}}}', '<img src=x onerror=alert(1)>'],
  "' onmouseover='alert(1)",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a text of an attacker, not a template.
  '${alert(1)}',
];
