import { useEffect, useState, type DOMAttributes } from 'react';
import { useIntl } from 'react-intl';
import { PageLink } from '../ui/links/links';
import { advertisingText } from '../domain/offers/advertising';
import { bannerInterval } from '../domain/constants';
import type { BannerEntryView } from '../domain/pages/page-data';
import { useNow } from '../hooks/clock';
import { useReducedMotion } from '../hooks/media';
import { BidiText } from '../ui/text/Bidi';
import { Button } from '../ui/Button';
import { joinClasses } from '../ui/join-classes';
import { Icon } from '../ui/Icon';
import { LogoTile } from '../ui/LogoTile';
import { styles } from './RotatingBanner.styles';

interface RotatingBannerProps {
  readonly entries: readonly BannerEntryView[];
}

type BannerListeners = Pick<DOMAttributes<HTMLElement>, 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'>;

interface Rotation {
  readonly current: number;
  readonly stopped: boolean;
  readonly toggle: () => void;
  /** Moves forward by a number of entries; negative numbers move back. */
  readonly step: (by: number) => void;
  readonly listeners: BannerListeners;
}

function useRotation(count: number, reducedMotion: boolean): Rotation {
  const [current, setCurrent] = useState(0);
  const [stopped, setStopped] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const running = count > 1 && !stopped && !hovered && !focused && !reducedMotion;

  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setCurrent((index) => (index + 1) % count), bannerInterval);
    return () => clearInterval(timer);
  }, [running, count]);

  const step = (by: number): void => setCurrent((index) => (index + by + count) % count);
  const onHover = (type: string, over: boolean): void => {
    // A touch may have no `pointerleave`, so it would stop the banner permanently.
    if (type === 'mouse') setHovered(over);
  };
  const listeners: BannerListeners = {
    onPointerEnter: (event) => onHover(event.pointerType, true),
    onPointerLeave: (event) => onHover(event.pointerType, false),
    onFocus: () => setFocused(true),
    onBlur: (event) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
    },
  };

  return { current, stopped, toggle: () => setStopped((was) => !was), step, listeners };
}

/**
 * It pauses on hover and focus, can be stopped, and does not rotate with reduced motion or a single entry (product rule
 * R40). It is not a live region: screen readers do not announce its changes.
 */
export function RotatingBanner({ entries }: RotatingBannerProps) {
  const intl = useIntl();
  const now = useNow();
  const { current, stopped, toggle, step, listeners } = useRotation(entries.length, useReducedMotion());

  return (
    <div className={styles.root} role="group" aria-label={intl.formatMessage({ id: 'home.banner' })} {...listeners}>
      <ul className={styles.entries}>
        {entries.map(({ name, path, logo, initials, hue, description, afterwards }, index) => (
          <li key={path} className={styles.entry} data-current={index === current ? '' : undefined}>
            <PageLink to={path} className={styles.link}>
              <LogoTile src={logo} initials={initials} hue={hue} size="xs" loading={index === 0 ? 'eager' : 'lazy'} />
              <span className={styles.words}>
                <BidiText as="span" className={styles.name} text={name} />{' '}
                <BidiText
                  as="span"
                  className={styles.description}
                  text={advertisingText(description, afterwards, now)}
                />
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
      {entries.length > 1 && (
        <div className={styles.controls} data-needs-script="">
          <Button
            variant="icon"
            className={joinClasses(styles.step, styles.back)}
            aria-label={intl.formatMessage({ id: 'home.banner-previous' })}
            onClick={() => step(-1)}
            data-replay=""
          >
            <Icon name="chevron" />
          </Button>
          <Button
            variant="icon"
            className={styles.pause}
            aria-label={intl.formatMessage({ id: stopped ? 'home.banner-play' : 'home.banner-pause' })}
            onClick={toggle}
            data-replay=""
          >
            <Icon name={stopped ? 'play' : 'pause'} />
          </Button>
          <Button
            variant="icon"
            className={styles.step}
            aria-label={intl.formatMessage({ id: 'home.banner-next' })}
            onClick={() => step(1)}
            data-replay=""
          >
            <Icon name="chevron" />
          </Button>
        </div>
      )}
    </div>
  );
}
