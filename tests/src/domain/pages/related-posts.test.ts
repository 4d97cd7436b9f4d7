import fc from 'fast-check';
import { expect, it } from 'vitest';
import { relatedPosts } from '../../../../src/domain/pages/related-posts';

const posts = (...slugs: string[]) => slugs.map((slug) => ({ slug }));

it('relatedPosts returns up to three other posts in their order', () => {
  expect(relatedPosts(posts('a', 'b', 'c', 'd', 'e'), 'b')).toEqual(posts('a', 'c', 'd'));
  expect(relatedPosts(posts('a', 'b'), 'a')).toEqual(posts('b'));
  expect(relatedPosts(posts('a'), 'a')).toEqual([]);
});

it('relatedPosts never returns the post itself, and as many others as exist up to three', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string()), fc.nat(), (slugs, index) => {
      const slug = slugs[index % Math.max(1, slugs.length)] ?? '';
      const related = relatedPosts(posts(...slugs), slug);
      expect(related.map((post) => post.slug)).not.toContain(slug);
      expect(related.length).toBe(Math.min(3, slugs.filter((other) => other !== slug).length));
    }),
  );
});
