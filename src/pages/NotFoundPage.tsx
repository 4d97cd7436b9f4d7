import { PageLink } from '../ui/links/links';
import type { NotFoundPageView } from '../domain/pages/page-data';
import { SearchBox } from '../layout/SearchBox';
import { WayOn } from '../offers/feedback/WayOn';
import { buttonClass } from '../ui/Button';
import { Container } from '../ui/Container';
import { styles } from './NotFoundPage.styles';

/** A drawing of a coupon torn in two: "404" on the stub, an empty code box on the other part. */
function TornCoupon() {
  return (
    <svg className={styles.drawing} viewBox="6 2 398 188" aria-hidden="true">
      <path
        className={styles.stub}
        d="M26 22h108l-9 13 9 13-9 13 9 13-9 13 9 13-9 13 9 13-9 13 9 13H26a14 14 0 0 1-14-14v-36a10 10 0 0 0 0-20V36a14 14 0 0 1 14-14z"
      />
      <path
        className={styles.figure}
        d="M44 64L32 94h20M47 80v28M73 64c-8 0-10 10-10 22s2 22 10 22 10-10 10-22-2-22-10-22zM105 64L93 94h20M108 80v28"
      />
      <g className={styles.slip} transform="rotate(5 150 80)">
        <path d="M160 22h212a14 14 0 0 1 14 14v32a10 10 0 0 0 0 20v50a14 14 0 0 1-14 14H160l-9-13 9-13-9-13 9-13-9-13 9-13-9-13 9-13-9-13z" />
        <path
          className={styles.words}
          d="M188 48h96a5 5 0 0 1 0 10h-96a5 5 0 0 1 0-10zM188 70h132a4 4 0 0 1 0 8H188a4 4 0 0 1 0-8z"
        />
        <rect className={styles.empty} x="184" y="98" width="150" height="34" rx="9" />
        <circle className={styles.dot} cx="348" cy="46" r="9" />
      </g>
    </svg>
  );
}

export default function NotFoundPage({
  page: { heading, subtitle, button, suggested },
}: {
  readonly page: NotFoundPageView;
}) {
  return (
    <Container>
      <div className={styles.root}>
        <div className={styles.text}>
          <WayOn level={1} title={heading} text={subtitle} stores={suggested}>
            <PageLink to="/" className={buttonClass('primary', 'l')}>
              {button}
            </PageLink>
            <div className={styles.search}>
              <SearchBox id="lost-search" size="l" />
            </div>
          </WayOn>
        </div>
        <TornCoupon />
      </div>
    </Container>
  );
}
