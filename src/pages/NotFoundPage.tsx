import { PageLink } from '../app/links';
import type { NotFoundPageView } from '../domain/page-data';
import { Bidi } from '../ui/Bidi';
import { buttonClass } from '../ui/Button';
import { Container } from '../ui/Container';
import { Icon } from '../ui/Icon';
import { css } from './NotFoundPage.styles';

/** What an unknown address shows. */
export default function NotFoundPage({ page: { heading, subtitle, button } }: { readonly page: NotFoundPageView }) {
  return (
    <Container>
      <div className={css.root}>
        <span className={css.drawing}>
          <Icon name="search" />
        </span>
        <h1>
          <Bidi>{heading}</Bidi>
        </h1>
        {subtitle !== undefined && (
          <p className={css.subtitle}>
            <Bidi>{subtitle}</Bidi>
          </p>
        )}
        <PageLink to="/" className={buttonClass('primary', 'l')}>
          {button}
        </PageLink>
      </div>
    </Container>
  );
}
