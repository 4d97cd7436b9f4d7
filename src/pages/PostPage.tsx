import type { MouseEvent } from 'react';
import { PageLink } from '../links/links';
import { directionOf } from '../domain/language';
import type { PostPage as PostPageData } from '../domain/page-data';
import { blogPath } from '../domain/paths';
import { useCopy } from '../hooks/copy';
import { useMessages } from '../hooks/messages';
import { useLanguage } from '../hooks/site';
import { useToast } from '../ui/toast-provider';
import { SuggestedStores } from '../offers/SuggestedStores';
import { Bidi } from '../ui/Bidi';
import { Breadcrumbs } from '../ui/Breadcrumbs';
import { Button } from '../ui/Button';
import { chipClass } from '../ui/Chip';
import { Container } from '../ui/Container';
import { Icon } from '../ui/Icon';
import { RichTextView } from '../ui/RichTextView';
import { Section } from '../ui/Section';
import { ContentLanguageNotice, InLanguage } from './ContentLanguage';
import { Newsletter } from './Newsletter';
import { PostCards } from './PostCards';
import { css } from './PostPage.styles';

interface FilterLinkProps {
  readonly by: 'tag' | 'category';
  readonly value: string;
  readonly className?: string | undefined;
}

/** A tag or the category. It has an address, but activating it only shows a toast: filtering does not exist yet (product rule R32). */
function FilterLink({ by, value, className }: FilterLinkProps) {
  const t = useMessages();
  const toast = useToast();
  const notYet = (event: MouseEvent): void => {
    event.preventDefault();
    toast({ title: t('notice.in-progress-title'), description: t('notice.filter-text') });
  };
  return (
    <PageLink
      to={`${blogPath}?${by}=${encodeURIComponent(value)}`}
      className={chipClass(true, className)}
      onClick={notYet}
      data-replay=""
    >
      <Bidi>{value}</Bidi>
    </PageLink>
  );
}

const networks = [
  { icon: 'facebook', network: 'facebook' },
  { icon: 'twitter', network: 'twitter' },
  { icon: 'chat', network: 'whatsapp' },
] as const;

/** Share buttons. Those of social networks only show a toast that they do not exist yet; the link can be copied. */
function Share() {
  const t = useMessages();
  const toast = useToast();
  const { copied, copy } = useCopy();
  const copyLink = async (): Promise<void> => {
    const { origin, pathname } = window.location;
    const done = await copy(origin + pathname);
    toast(
      done
        ? { title: t('notice.link-copied-title'), description: t('notice.link-copied-text'), tone: 'good' }
        : { title: t('notice.copy-refused-title'), description: t('notice.link-refused-text') },
    );
  };
  return (
    <div className={css.row} data-needs-script="">
      <span className={css.rowLabel}>{t('blog.share')}</span>
      {networks.map(({ icon, network }) => (
        <Button
          key={network}
          data-replay=""
          onClick={() =>
            toast({
              title: t('notice.in-progress-title'),
              description: t('notice.share-text', { network: t(`blog.share-${network}`) }),
            })
          }
        >
          <Icon name={icon} />
          {t(`blog.share-${network}`)}
        </Button>
      ))}
      <Button data-replay="" onClick={() => void copyLink()}>
        <Icon name={copied ? 'tick' : 'link'} />
        {copied ? t('offer.copied') : t('blog.copy-link')}
      </Button>
    </div>
  );
}

// The object replacement character, which no message contains: the placeholder of an element inside a message.
const elementPlaceholder = '\ufffc';

/** "By" and the author's name, which is isolated because its direction may differ from that of the text around it. */
function Byline({ author }: { readonly author: string }) {
  const t = useMessages();
  const [before, after] = t('blog.by', { author: elementPlaceholder }).split(elementPlaceholder);
  return (
    <>
      {before}
      <bdi>{author}</bdi>
      {after}
    </>
  );
}

/** Tags and sharing. */
function AfterPost({ post, tags }: Pick<PostPageData, 'post' | 'tags'>) {
  const t = useMessages();
  const current = useLanguage();
  const own = post.language === current ? {} : { lang: post.language, dir: directionOf(post.language) };
  return (
    <div className={css.after}>
      <div className={css.row}>
        <span className={css.rowLabel}>{t('blog.tags')}</span>
        {tags.map((tag) => (
          <span key={tag} {...own}>
            <FilterLink by="tag" value={tag} />
          </span>
        ))}
      </div>
      <Share />
    </div>
  );
}

/** The category, the title, the author and the date. */
function PostHead({ page: { post, heading, authorAvatar } }: { readonly page: PostPageData }) {
  const t = useMessages();
  const current = useLanguage();
  const own = post.language === current ? {} : { lang: post.language, dir: directionOf(post.language) };
  return (
    <div className={css.head} dir={own.dir}>
      <div className={css.category} {...own}>
        <FilterLink by="category" value={post.category} />
      </div>
      <InLanguage language={post.language}>
        <h1>
          <Bidi>{heading}</Bidi>
        </h1>
      </InLanguage>
      <p className={css.byline} dir={own.dir && directionOf(current)}>
        <span className={css.author}>
          {authorAvatar !== undefined && (
            <img className={css.avatar} src={authorAvatar} alt="" width={40} height={40} />
          )}
          <span>
            <Byline author={post.author} />
          </span>
        </span>
        <time dateTime={post.dateTime}>{post.date}</time>
        <span>{t('blog.read-time', { minutes: post.readTime })}</span>
      </p>
    </div>
  );
}

/** A blog post, in its own language. */
export default function PostPage({ page }: { readonly page: PostPageData }) {
  const t = useMessages();
  const current = useLanguage();
  const { post, trail, tags, body, stores, related } = page;
  const own = post.language === current ? {} : { lang: post.language, dir: directionOf(post.language) };
  return (
    <Container>
      <article className={css.post}>
        <div className={css.text}>
          <div className={css.trail}>
            <Breadcrumbs trail={trail} />
          </div>
          <ContentLanguageNotice language={post.language} />
          <PostHead page={page} />
          <img className={css.picture} src={post.image} alt={post.imageAlt} width={640} height={360} {...own} />
          <InLanguage language={post.language}>
            <RichTextView text={body} className={css.body} />
          </InLanguage>
        </div>
        <AfterPost post={post} tags={tags} />
      </article>
      {stores.length > 0 && (
        <Section heading={t('blog.stores')}>
          <SuggestedStores stores={stores} />
        </Section>
      )}
      <Newsletter />
      {related.length > 0 && (
        <Section
          heading={t('blog.related')}
          aside={
            <PageLink to={blogPath} className={css.all}>
              {t('blog.all-posts')}
            </PageLink>
          }
        >
          <PostCards posts={related} headingLevel={3} />
        </Section>
      )}
    </Container>
  );
}
