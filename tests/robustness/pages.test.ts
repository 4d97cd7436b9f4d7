import { describe, expect, test } from 'vitest';
import { intrusionsIn } from './pages';

const own = new Set(['start()']);

describe('intrusionsIn', () => {
  test.each([
    ['<p onclick="alert(1)">x</p>', 'an attribute: p onclick'],
    ['<p data-on="x" style="color: red">x</p>', 'an attribute: p data-on style'],
    ['<script>alert(1)</script>', 'a script: alert(1)'],
    ['<script src="https://www.example.com/x.js"></script>', 'a script: https://www.example.com/x.js '],
    ['<svg><script>alert(1)</script></svg>', 'a script: alert(1)'],
    ['<script type="module">start()//</script>', 'a script: start()//'],
    ['<script type="application/ld+json">{"a":</script>', 'broken data: {"a":'],
    ['<a href="javascript:alert(1)">x</a>', 'a link: javascript:alert(1)'],
    ['<img src="data:text/html,x">', 'a link: data:text/html,x'],
    ['<template><iframe src="https://www.example.com"></iframe></template>', 'an element: iframe src'],
    ['<base href="https://www.example.com/">', 'an element: base href'],
  ])('recognizes content that only data can have brought into a page: %s', (html, intrusion) => {
    expect(intrusionsIn(html, own)).toEqual([intrusion]);
  });

  test('accepts the scripts and markup of the site itself', () => {
    expect(
      intrusionsIn(
        '<script data-entry="/a.js">start()</script><a href="/en">x</a><p data-style="x">&lt;script&gt;</p>',
        own,
      ),
    ).toEqual([]);
  });
});
