import { PageLink } from '../links/links';
import { directionOf } from '../domain/language';
import { postPath } from '../domain/paths';
import type { PostCard as PostCardData } from '../domain/page-data';
import { useMessages } from '../hooks/messages';
import { useLanguage } from '../hooks/site';
import { Badge } from '../ui/Badge';
import { Bidi } from '../ui/Bidi';
import { css } from './PostCards.styles';

interface PostCardProps {
  readonly post: PostCardData;
  readonly headingLevel: 2 | 3;
}

function PostCard({ post, headingLevel }: PostCardProps) {
  const t = useMessages();
  const current = useLanguage();
  const { slug, language, title, description, date, dateTime, readTime, category, image, imageAlt } = post;
  const foreign = language !== current;
  const own = foreign ? { lang: language, dir: directionOf(language) } : {};
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={css.card}>
      <img
        className={css.picture}
        src={image}
        alt={imageAlt}
        width={640}
        height={360}
        loading="lazy"
        {...(foreign && { lang: language })}
      />
      <div className={css.words} dir={own.dir}>
        <p className={css.badges}>
          <Badge tone="teal">
            <bdi {...own}>{category}</bdi>
          </Badge>
          {foreign && <Badge icon="language">{t('blog.card-language', { language })}</Badge>}
        </p>
        <Heading className={css.title} {...own}>
          <PageLink to={postPath(slug)} className={css.link}>
            <Bidi>{title}</Bidi>
          </PageLink>
        </Heading>
        <p className={css.description} {...own}>
          <Bidi>{description}</Bidi>
        </p>
        <p className={css.meta} dir={own.dir && directionOf(current)}>
          <time dateTime={dateTime}>{date}</time>
          <span>{t('blog.read-time', { minutes: readTime })}</span>
        </p>
      </div>
    </article>
  );
}

interface PostCardsProps {
  readonly posts: readonly PostCardData[];
  readonly headingLevel: 2 | 3;
}

/** Blog posts as cards, each in its own language. */
export function PostCards({ posts, headingLevel }: PostCardsProps) {
  return (
    <ul className={css.cards}>
      {posts.map((post) => (
        <li key={post.slug}>
          <PostCard post={post} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
