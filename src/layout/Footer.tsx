import type { ReactNode } from 'react';
import { PageLink } from '../links/links';
import { dayAt } from '../domain/calendar';
import type { SiteView } from '../domain/page-data';
import { Copyright } from '../generated/legal';
import { settings } from '../generated/settings';
import { useNow } from '../hooks/clock';
import { useMessages } from '../hooks/messages';
import { useSite } from '../hooks/site';
import { useToast } from '../ui/toast-provider';
import { Bidi } from '../ui/Bidi';
import { Icon } from '../ui/Icon';
import { BrandMark } from './Brand';
import { css } from './Footer.styles';

interface PartProps {
  readonly heading: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of the footer. It is no landmark of its own: a page with many is hard to move through. */
function Part({ heading, className, children }: PartProps) {
  return (
    <div className={className}>
      <h2 className={css.heading}>{heading}</h2>
      {children}
    </div>
  );
}

function Links({ links }: { readonly links: SiteView['footer']['quickLinks'] }) {
  return (
    <ul className={css.links}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <PageLink to={to} className={css.link}>
            {label}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

/** The footer. Its buttons only show a toast (product rule R22). */
export function Footer() {
  const t = useMessages();
  const toast = useToast();
  const { name, footer } = useSite();
  const { year } = dayAt(useNow(), settings.timeZone);
  const showToast = (): void => toast({ title: t('notice.not-implemented') });
  const buttonProps = { onClick: showToast, 'data-needs-script': '', 'data-replay': '' };

  return (
    <footer className={css.root}>
      <div className={css.inner}>
        <div className={css.parts}>
          <Part heading={t('footer.about', { name })} className={css.about}>
            <p className={css.text}>
              <Bidi>{footer.about}</Bidi>
            </p>
            <button type="button" className={css.textButton} {...buttonProps}>
              {t('footer.how-it-works')}
              <Icon name="chevron" />
            </button>
          </Part>
          <Part heading={t('footer.quick-links')}>
            <Links links={footer.quickLinks} />
          </Part>
          <Part heading={t('footer.legal')}>
            <Links links={footer.legal} />
          </Part>
          <Part heading={t('footer.connect')} className={css.connect}>
            <ul className={css.buttons}>
              {footer.social.map((network) => (
                <li key={network}>
                  <button type="button" className={css.round} aria-label={t(`footer.${network}`)} {...buttonProps}>
                    <Icon name={network} />
                  </button>
                </li>
              ))}
            </ul>
            <ul className={css.buttons} aria-label={t('footer.countries')}>
              {footer.countries.map((country) => (
                <li key={country}>
                  <button type="button" className={css.country} {...buttonProps}>
                    <Icon name="map-pin" />
                    {t(`country-short.${country}`)}
                  </button>
                </li>
              ))}
            </ul>
          </Part>
        </div>
        <div className={css.end}>
          <BrandMark className={css.mark} />
          <p>
            <Copyright>{t('footer.copyright', { year: String(year), name })}</Copyright>
          </p>
        </div>
      </div>
    </footer>
  );
}
