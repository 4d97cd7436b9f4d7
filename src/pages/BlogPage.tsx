import type { BlogPageView } from '../domain/pages/page-data';
import { Container } from '../ui/Container';
import { Newsletter } from './Newsletter';
import { PageHeading } from './PageHeading';
import { PostCards } from './PostCards';

export default function BlogPage({ page: { heading, subtitle, intro, posts } }: { readonly page: BlogPageView }) {
  return (
    <Container>
      <PageHeading heading={heading} subtitle={subtitle} intro={intro} />
      <PostCards posts={posts} headingLevel={2} />
      <Newsletter />
    </Container>
  );
}
