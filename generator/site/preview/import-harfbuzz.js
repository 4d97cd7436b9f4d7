/**
 * HarfBuzz has a top-level await, so `require()` cannot load it, and the generator's bundle has no `import()`:
 * compile.js leaves this module out of the bundle.
 *
 * @returns {Promise<typeof import('harfbuzzjs')>}
 */
export function importHarfBuzz() {
  return import('harfbuzzjs');
}
