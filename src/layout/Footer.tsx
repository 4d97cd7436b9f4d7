import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { OutboundLink, PageLink } from '../ui/links/links';
import { dayAt } from '../domain/dates/calendar';
import type { SiteView } from '../domain/pages/page-data';
import { Copyright } from '../generated/legal';
import { settings } from '../generated/settings';
import { useNow } from '../hooks/clock';
import { useSite } from '../hooks/site';
import { useToast } from '../ui/toast-provider';
import { BidiText } from '../ui/text/Bidi';
import { Icon } from '../ui/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { BrandMark } from './Brand';
import { styles } from './Footer.styles';

type SocialNetworks = NonNullable<SiteView['footer']['social']>;

const networks = ['facebook', 'twitter', 'instagram'] as const;

/** `Array.isArray` does not narrow readonly arrays. */
function isList(social: SocialNetworks): social is Extract<SocialNetworks, readonly unknown[]> {
  return Array.isArray(social);
}

interface PartProps {
  readonly heading: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of the footer. It is not a landmark: pages with many landmarks are hard to navigate. */
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

interface ToastButtonProps {
  readonly onClick: () => void;
  readonly 'data-needs-script': '';
  readonly 'data-replay': '';
}

/** The networks: links to the addresses in the data, or buttons if there are none. */
function Social({ social, buttonProps }: { readonly social: SocialNetworks; readonly buttonProps: ToastButtonProps }) {
  const intl = useIntl();
  const entries = isList(social)
    ? social.map((network) => ({ network, address: undefined }))
    : networks.flatMap((network) => {
        const address = social[network];
        return address === undefined ? [] : [{ network, address }];
      });
  return (
    <ul className={styles.buttons}>
      {entries.map(({ network, address }) => {
        const name = intl.formatMessage({ id: `footer.${network}` });
        return (
          <li key={network}>
            {address === undefined ? (
              <button type="button" className={styles.round} aria-label={name} {...buttonProps}>
                <Icon name={network} />
              </button>
            ) : (
              <OutboundLink href={address} className={styles.network}>
                <Icon name={network} />
                <VisuallyHidden>
                  {name} {intl.formatMessage({ id: 'offer.opens-new-tab' })}
                </VisuallyHidden>
              </OutboundLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The footer. Its buttons only show a toast (product rule R22). */
export function Footer() {
  const intl = useIntl();
  const toast = useToast();
  const { name, footer } = useSite();
  const { social = [], countries = [] } = footer;
  const hasSocial = Object.keys(social).length > 0;
  const { year } = dayAt(useNow(), settings.timeZone);
  const showToast = (): void => toast({ title: intl.formatMessage({ id: 'notice.not-implemented' }) });
  const howItWorks = (
    <>
      {intl.formatMessage({ id: 'footer.how-it-works' })}
      <Icon name="chevron" />
    </>
  );
  const buttonProps: ToastButtonProps = { onClick: showToast, 'data-needs-script': '', 'data-replay': '' };

  return (
    <footer className={styles.root}>
      <div className={styles.inner}>
        <div className={styles.parts}>
          <Part heading={intl.formatMessage({ id: 'footer.about' }, { name })} className={styles.about}>
            <BidiText className={styles.text} text={footer.about} />
            {footer.howItWorks ? (
              <PageLink to={footer.howItWorks.to} className={styles.textButton}>
                {howItWorks}
              </PageLink>
            ) : (
              <button type="button" className={styles.textButton} {...buttonProps}>
                {howItWorks}
              </button>
            )}
          </Part>
          <Part heading={intl.formatMessage({ id: 'footer.quick-links' })}>
            <Links links={footer.quickLinks} />
          </Part>
          <Part heading={intl.formatMessage({ id: 'footer.legal' })}>
            <Links links={footer.legal} />
          </Part>
          {(hasSocial || countries.length > 0) && (
            <Part
              heading={intl.formatMessage({ id: hasSocial ? 'footer.connect' : 'footer.countries' })}
              className={styles.connect}
            >
              {hasSocial && <Social social={social} buttonProps={buttonProps} />}
              {countries.length > 0 && (
                <ul className={styles.buttons} aria-label={intl.formatMessage({ id: 'footer.countries' })}>
                  {countries.map((country) => (
                    <li key={country}>
                      <button type="button" className={styles.country} {...buttonProps}>
                        <Icon name="map-pin" />
                        {intl.formatMessage({ id: `country-short.${country}` })}
                      </button>
                    </li>
                  ))}
                </ul>
              )}
            </Part>
          )}
        </div>
        <div className={styles.end}>
          <BrandMark />
          <p>
            <Copyright>{intl.formatMessage({ id: 'footer.copyright' }, { year: String(year), name })}</Copyright>
          </p>
        </div>
      </div>
    </footer>
  );
}
