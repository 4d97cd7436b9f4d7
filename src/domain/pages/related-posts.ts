/** The maximum number of related posts of a post (product rule R46). */
const relatedPostLimit = 3;

export function relatedPosts<T extends { readonly slug: string }>(posts: readonly T[], slug: string): readonly T[] {
  return posts.filter((post) => post.slug !== slug).slice(0, relatedPostLimit);
}
