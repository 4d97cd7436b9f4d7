import { FormattedMessage } from 'react-intl';
import { OutboundLink, PageLink, PlaceContext } from '../ui/links/links';
import type { LinkView } from '../domain/pages/page-data';
import { BidiText } from '../ui/text/Bidi';
import { buttonClass } from '../ui/Button';
import { joinClasses } from '../ui/join-classes';
import { Icon, type IconName } from '../ui/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { styles } from './ActionLink.styles';

const badgeIcons = { button: undefined, 'app-store': 'phone', 'play-store': 'play' } as const satisfies Record<
  NonNullable<LinkView['style']>,
  IconName | undefined
>;

export function ActionLink({ label, to, style = 'button', sponsored }: LinkView) {
  const text = <BidiText as="span" text={label} />;
  if (to.startsWith('#')) {
    return (
      <a href={to} className={buttonClass('secondary')}>
        {text}
        <Icon name="chevron-down" />
      </a>
    );
  }
  if (to.startsWith('/')) {
    return (
      <PageLink to={to} className={buttonClass('secondary')}>
        {text}
        <Icon name="arrow" />
      </PageLink>
    );
  }
  const badge = badgeIcons[style];
  const outbound = (
    <OutboundLink
      href={to}
      sponsored={sponsored === true}
      className={badge === undefined ? buttonClass('secondary') : joinClasses(buttonClass('secondary'), styles.badge)}
    >
      {badge !== undefined && <Icon name={badge} />}
      {text}
      {badge === undefined && <Icon name="external" />}
      <VisuallyHidden>
        <FormattedMessage id="offer.opens-new-tab" />
      </VisuallyHidden>
    </OutboundLink>
  );
  return <PlaceContext value="a">{outbound}</PlaceContext>;
}
