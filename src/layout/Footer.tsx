import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { PageLink } from '../ui/links';
import { dayAt } from '../domain/calendar';
import type { SiteView } from '../domain/page-data';
import { Copyright } from '../generated/legal';
import { settings } from '../generated/settings';
import { useNow } from '../hooks/clock';
import { useSite } from '../hooks/site';
import { useToast } from '../ui/toast-provider';
import { BidiText } from '../ui/BidiText';
import { Icon } from '../ui/Icon';
import { BrandMark } from './Brand';
import { styles } from './Footer.styles';

interface PartProps {
  readonly heading: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of the footer. It is no landmark of its own: a page with many is hard to move through. */
function Part({ heading, className, children }: PartProps) {
  return (
    <div className={className}>
      <h2 className={styles.heading}>{heading}</h2>
      {children}
    </div>
  );
}

function Links({ links }: { readonly links: SiteView['footer']['quickLinks'] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <PageLink to={to} className={styles.link}>
            {label}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

/** The mark of the site and its copyright. */
function End() {
  const intl = useIntl();
  const { name } = useSite();
  const { year } = dayAt(useNow(), settings.timeZone);
  return (
    <div className={styles.end}>
      <BrandMark />
      <p>
        <Copyright>{intl.formatMessage({ id: 'footer.copyright' }, { year: String(year), name })}</Copyright>
      </p>
    </div>
  );
}

/** The footer. Its buttons only show a toast (product rule R22). */
export function Footer() {
  const intl = useIntl();
  const toast = useToast();
  const { name, footer } = useSite();
  const showToast = (): void => toast({ title: intl.formatMessage({ id: 'notice.not-implemented' }) });
  const buttonProps = { onClick: showToast, 'data-needs-script': '', 'data-replay': '' };

  return (
    <footer className={styles.root}>
      <div className={styles.inner}>
        <div className={styles.parts}>
          <Part heading={intl.formatMessage({ id: 'footer.about' }, { name })} className={styles.about}>
            <BidiText className={styles.text} text={footer.about} />
            <button type="button" className={styles.textButton} {...buttonProps}>
              {intl.formatMessage({ id: 'footer.how-it-works' })}
              <Icon name="chevron" />
            </button>
          </Part>
          <Part heading={intl.formatMessage({ id: 'footer.quick-links' })}>
            <Links links={footer.quickLinks} />
          </Part>
          <Part heading={intl.formatMessage({ id: 'footer.legal' })}>
            <Links links={footer.legal} />
          </Part>
          <Part heading={intl.formatMessage({ id: 'footer.connect' })} className={styles.connect}>
            <ul className={styles.buttons}>
              {footer.social.map((network) => (
                <li key={network}>
                  <button
                    type="button"
                    className={styles.round}
                    aria-label={intl.formatMessage({ id: `footer.${network}` })}
                    {...buttonProps}
                  >
                    <Icon name={network} />
                  </button>
                </li>
              ))}
            </ul>
            <ul className={styles.buttons} aria-label={intl.formatMessage({ id: 'footer.countries' })}>
              {footer.countries.map((country) => (
                <li key={country}>
                  <button type="button" className={styles.country} {...buttonProps}>
                    <Icon name="map-pin" />
                    {intl.formatMessage({ id: `country-short.${country}` })}
                  </button>
                </li>
              ))}
            </ul>
          </Part>
        </div>
        <End />
      </div>
    </footer>
  );
}
