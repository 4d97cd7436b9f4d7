import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { PageLink } from '../ui/links/links';
import type { PostPage as PostPageData } from '../domain/pages/page-data';
import { blogPath } from '../domain/pages/paths';
import { useCopy } from '../hooks/copy';
import { useToast } from '../ui/toast-provider';
import { SuggestedStores } from '../offers/feedback/SuggestedStores';
import { Bidi, BidiText } from '../ui/text/Bidi';
import { Breadcrumbs } from '../ui/Breadcrumbs';
import { Button } from '../ui/Button';
import { chipClass } from '../ui/Chip';
import { Container } from '../ui/Container';
import { Icon } from '../ui/Icon';
import { InLanguage, useLanguageAttributes } from '../ui/text/InLanguage';
import { RichTextView } from '../ui/RichTextView';
import { Section } from '../ui/Section';
import { ContentLanguageNotice } from './ContentLanguage';
import { Newsletter } from './Newsletter';
import { PostCards } from './PostCards';
import { styles } from './PostPage.styles';

interface FilterLinkProps {
  readonly by: 'tag' | 'category';
  readonly value: string;
  readonly className?: string | undefined;
}

/** It has an address, but activating it only shows a toast: filtering does not exist yet (product rule R32). */
function FilterLink({ by, value, className }: FilterLinkProps) {
  const intl = useIntl();
  const toast = useToast();
  const notYet = (event: MouseEvent): void => {
    event.preventDefault();
    toast({
      title: intl.formatMessage({ id: 'notice.in-progress-title' }),
      description: intl.formatMessage({ id: 'notice.filter-text' }),
    });
  };
  return (
    <PageLink
      to={`${blogPath}?${by}=${encodeURIComponent(value)}`}
      className={chipClass(className)}
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
  const intl = useIntl();
  const toast = useToast();
  const { copied, copy } = useCopy();
  const copyLink = async (): Promise<void> => {
    const { origin, pathname } = window.location;
    const done = await copy(origin + pathname);
    toast(
      done
        ? {
            title: intl.formatMessage({ id: 'notice.link-copied-title' }),
            description: intl.formatMessage({ id: 'notice.link-copied-text' }),
            tone: 'good',
          }
        : {
            title: intl.formatMessage({ id: 'notice.copy-refused-title' }),
            description: intl.formatMessage({ id: 'notice.link-refused-text' }),
          },
    );
  };
  return (
    <div className={styles.row} data-needs-script="">
      <span className={styles.rowLabel}>{intl.formatMessage({ id: 'blog.share' })}</span>
      {networks.map(({ icon, network }) => (
        <Button
          key={network}
          data-replay=""
          onClick={() =>
            toast({
              title: intl.formatMessage({ id: 'notice.in-progress-title' }),
              description: intl.formatMessage(
                { id: 'notice.share-text' },
                { network: intl.formatMessage({ id: `blog.share-${network}` }) },
              ),
            })
          }
        >
          <Icon name={icon} />
          {intl.formatMessage({ id: `blog.share-${network}` })}
        </Button>
      ))}
      <Button data-replay="" onClick={() => void copyLink()}>
        <Icon name={copied ? 'tick' : 'link'} />
        {intl.formatMessage({ id: copied ? 'offer.copied' : 'blog.copy-link' })}
      </Button>
    </div>
  );
}

// The object replacement character, which no message contains, as the placeholder of an element inside a message.
const elementPlaceholder = '\ufffc';

export default function PostPage({ page }: { readonly page: PostPageData }) {
  const intl = useIntl();
  const { post, heading, authorAvatar, trail, tags, body, stores, related } = page;
  const own = useLanguageAttributes(post.language);
  const [beforeAuthor, afterAuthor] = intl
    .formatMessage({ id: 'blog.by' }, { author: elementPlaceholder })
    .split(elementPlaceholder);
  return (
    <Container>
      <article className={styles.post}>
        <div className={styles.text}>
          <div className={styles.trail}>
            <Breadcrumbs trail={trail} />
          </div>
          <ContentLanguageNotice language={post.language} />
          <div className={styles.head} dir={own.dir}>
            <div className={styles.category} {...own}>
              <FilterLink by="category" value={post.category} />
            </div>
            <InLanguage language={post.language}>
              <BidiText as="h1" text={heading} />
            </InLanguage>
            {/* The direction of the column, so that it begins at the edge of the heading; its words keep their own. */}
            <p className={styles.byline}>
              <span className={styles.author}>
                {authorAvatar !== undefined && (
                  <img className={styles.avatar} src={authorAvatar} alt="" width={40} height={40} />
                )}
                {/* The direction of the name may differ from that of the text around it. */}
                <bdi>
                  {beforeAuthor}
                  <bdi>{post.author}</bdi>
                  {afterAuthor}
                </bdi>
              </span>
              <time dateTime={post.dateTime}>
                <bdi>{post.date}</bdi>
              </time>
              <bdi>{intl.formatMessage({ id: 'blog.read-time' }, { minutes: post.readTime })}</bdi>
            </p>
          </div>
          <img className={styles.picture} src={post.image} alt={post.imageAlt} width={640} height={360} {...own} />
          <InLanguage language={post.language}>
            <RichTextView text={body} className={styles.body} />
          </InLanguage>
        </div>
        <div className={styles.after}>
          <div className={styles.row}>
            <span className={styles.rowLabel}>{intl.formatMessage({ id: 'blog.tags' })}</span>
            {tags.map((tag) => (
              <span key={tag} {...own}>
                <FilterLink by="tag" value={tag} />
              </span>
            ))}
          </div>
          <Share />
        </div>
      </article>
      {stores.length > 0 && (
        <Section heading={intl.formatMessage({ id: 'blog.stores' })}>
          <SuggestedStores stores={stores} />
        </Section>
      )}
      <Newsletter />
      {related.length > 0 && (
        <Section
          heading={intl.formatMessage({ id: 'blog.related' })}
          aside={
            <PageLink to={blogPath} className={styles.all}>
              {intl.formatMessage({ id: 'blog.all-posts' })}
            </PageLink>
          }
        >
          <PostCards posts={related} headingLevel={3} />
        </Section>
      )}
    </Container>
  );
}
