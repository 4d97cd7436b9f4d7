import { useIntl } from 'react-intl';
import { PageLink } from '../ui/links/links';
import { directionOf } from '../domain/language/language';
import { postPath } from '../domain/pages/paths';
import type { PostCard as PostCardData } from '../domain/pages/page-data';
import { useLanguage } from '../hooks/site';
import { Badge } from '../ui/Badge';
import { BidiText } from '../ui/text/Bidi';
import { styles } from './PostCards.styles';

interface PostCardProps {
  readonly post: PostCardData;
  readonly headingLevel: 2 | 3;
}

function PostCard({ post, headingLevel }: PostCardProps) {
  const intl = useIntl();
  const current = useLanguage();
  const { slug, language, title, description, date, dateTime, readTime, category, image, imageAlt } = post;
  const foreign = language !== current;
  const own = foreign ? { lang: language, dir: directionOf(language) } : {};
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={styles.card}>
      <img
        className={styles.picture}
        src={image}
        alt={imageAlt}
        width={640}
        height={360}
        loading="lazy"
        lang={foreign ? language : undefined}
      />
      <div className={styles.words} dir={own.dir}>
        <p className={styles.badges}>
          <Badge tone="teal">
            <bdi {...own}>{category}</bdi>
          </Badge>
          {foreign && <Badge icon="language">{intl.formatMessage({ id: 'blog.card-language' }, { language })}</Badge>}
        </p>
        <Heading className={styles.title} {...own}>
          <PageLink to={postPath(slug)} className={styles.link} text={title} />
        </Heading>
        <BidiText className={styles.description} {...own} text={description} />
        <p className={styles.meta} dir={own.dir && directionOf(current)}>
          <time dateTime={dateTime}>{date}</time>
          <span>{intl.formatMessage({ id: 'blog.read-time' }, { minutes: readTime })}</span>
        </p>
      </div>
    </article>
  );
}

interface PostCardsProps {
  readonly posts: readonly PostCardData[];
  readonly headingLevel: 2 | 3;
}

export function PostCards({ posts, headingLevel }: PostCardsProps) {
  return (
    <ul className={styles.cards}>
      {posts.map((post) => (
        <li key={post.slug}>
          <PostCard post={post} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
