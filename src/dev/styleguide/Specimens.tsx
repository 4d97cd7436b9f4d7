import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Instant } from '../../domain/dates/calendar';
import type { OfferView, StoreSummary } from '../../domain/offers/offer-view';
import { activeOffers } from '../../domain/offers/offer-status';
import { useNow } from '../../hooks/clock';
import { useLanguage } from '../../hooks/site';
import { useToast } from '../../ui/toast-provider';
import { OfferSourceProvider } from '../../offers/state/offer-source';
import { EndedOffers } from '../../offers/rows/EndedOffers';
import { OfferRows } from '../../offers/rows/OfferRows';
import { OfferTable } from '../../offers/rows/OfferTable';
import { OfferTicket } from '../../offers/tickets/OfferTicket';
import { TrustOfList } from '../../offers/facts/TrustOfList';
import { ClaimsSection } from '../../pages/ClaimsSection';
import { TestsSection } from '../../pages/TestsSection';
import { Sections } from '../../store-page/Sections';
import { OffersSection } from '../../store-page/sections/OffersSection';
import { Accordion } from '../../ui/Accordion';
import { Badge } from '../../ui/Badge';
import { Button, type ButtonSize, type ButtonVariant } from '../../ui/Button';
import { Chip } from '../../ui/Chip';
import { Container } from '../../ui/Container';
import { WayOn } from '../../offers/feedback/WayOn';
import { EmptyState } from '../../ui/EmptyState';
import { Icon, type IconName } from '../../ui/Icon';
import { Loading } from '../../ui/Loading';
import { LogoTile } from '../../ui/LogoTile';
import { Rating } from '../../ui/Rating';
import { RichTextView } from '../../ui/RichTextView';
import { Section } from '../../ui/Section';
import { sampleOffers, sampleStores } from './samples';
import { dataIcons, sectionSamples } from './section-samples';
import { swatches } from './swatches';
import { styles } from './Specimens.styles';

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet'];
const sizes: readonly ButtonSize[] = ['s', 'm', 'l'];
const icons: readonly IconName[] = [
  'arrow',
  'bag',
  'calendar',
  'check',
  'chevron',
  'clock',
  'close',
  'copy',
  'external',
  'globe',
  'menu',
  'phone',
  'qr',
  'search',
  'tag',
  'thumb-up',
  'tick',
  'truck',
  'users',
  'wallet',
  'warning',
];

function Row({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

interface SampleProps {
  readonly store: StoreSummary;
  readonly first: OfferView;
  readonly offers: readonly OfferView[];
}

function TypeAndColours({ store, first }: SampleProps) {
  const words = first.title;
  return (
    <>
      <Section heading={'h1'}>
        <h1>{words}</h1>
        <h2>{words}</h2>
        <h3>{words}</h3>
        <h4>{words}</h4>
        <p>{first.description}</p>
      </Section>
      <Section heading={'colour'}>
        <ul className={styles.row} data-hue={store.hue}>
          {swatches.map((name) => (
            <li key={name} className={styles.swatch} data-colour={name}>
              {name}
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

function Buttons() {
  const intl = useIntl();
  const toast = useToast();
  return (
    <Section heading={'Button'}>
      {sizes.map((size) => (
        <Row key={size}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              <Icon name="tag" />
              {intl.formatMessage({ id: 'offer.get-code' })}
            </Button>
          ))}
          <Button disabled size={size}>
            {intl.formatMessage({ id: 'offer.get-code' })}
          </Button>
        </Row>
      ))}
      <Button
        onClick={() =>
          toast({
            title: intl.formatMessage({ id: 'notice.thanks-title' }),
            description: intl.formatMessage({ id: 'notice.thanks-text' }),
            tone: 'good',
          })
        }
      >
        {intl.formatMessage({ id: 'feedback.yes' })}
      </Button>
    </Section>
  );
}

function SmallParts({ store }: SampleProps) {
  return (
    <>
      <Section heading={'Badge, Chip, Rating'}>
        <Row>
          <Badge icon="check">
            <FormattedMessage id="trust.unchecked" />
          </Badge>
          <Badge tone="teal">
            <FormattedMessage id="trust.unchecked" />
          </Badge>
        </Row>
        <Row>
          <Chip>{store.category}</Chip>
          <Rating score={4.5} count={1200} atLeast />
          <Rating score={5} count={1} />
        </Row>
      </Section>
      <Section heading={'LogoTile, Icon'}>
        <Row>
          {(['xs', 's', 'm'] as const).map((size) => (
            <LogoTile key={size} src={undefined} initials={store.initials} hue={store.hue} size={size} />
          ))}
        </Row>
        <Row>
          {icons.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </Row>
      </Section>
    </>
  );
}

function Offers({ store, first, offers, longStore }: SampleProps & { readonly longStore: StoreSummary }) {
  const now = useNow();
  return (
    <>
      <OfferSourceProvider store={store} offers={offers} feedback="votes">
        <Section heading={'OfferTicket'}>
          <OfferTicket offer={first} store={store} />
        </Section>
        <Section heading={'OfferRows, EndedOffers'}>
          <OfferRows offers={activeOffers(offers, now)} storeOf={() => store} />
          <EndedOffers offers={offers} />
        </Section>
        <Section heading={'OfferTable'}>
          <OfferTable offers={activeOffers(offers.slice(1), now)} store={store} caption={first.title} />
        </Section>
      </OfferSourceProvider>
      <Section heading={'OfferRows of several stores'}>
        <TrustOfList offers={activeOffers(offers, now)}>
          <OfferRows offers={activeOffers(offers, now)} storeOf={() => longStore} named />
        </TrustOfList>
        <EndedOffers offers={offers} storeOf={() => longStore} />
      </Section>
    </>
  );
}

function Texts({ first, offers }: SampleProps) {
  const intl = useIntl();
  return (
    <>
      <Section heading={'Accordion, RichTextView'}>
        <Accordion
          name="sample"
          items={offers.map(({ title }) => ({
            summary: title,
            content: <RichTextView text={[{ kind: 'paragraph', children: [title] }]} />,
          }))}
        />
      </Section>
      <Section heading={'EmptyState, WayOn, Loading'}>
        <EmptyState icon="tag" title={intl.formatMessage({ id: 'offers.none' })} text={first.description} />
        <WayOn framed title={intl.formatMessage({ id: 'offers.none' })} text={first.description} stores={[]} />
        <Loading />
      </Section>
    </>
  );
}

function DataIcons() {
  return (
    <div data-guide="icons">
      <Section heading={'icon:'}>
        <ul className={styles.icons}>
          {dataIcons.map((name) => (
            <li key={name}>
              <Icon name={name} /> {name}
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

const ownViews = {
  offers: OffersSection,
  tests: TestsSection,
  claims: ClaimsSection,
};

/** Every section kind as pages show it. The guide for maintainers takes its pictures from here. */
function SectionKinds({ store, offers }: SampleProps) {
  const language = useLanguage();
  return (
    <OfferSourceProvider store={store} offers={offers.slice(0, 2)} feedback="thanks">
      {sectionSamples(language, store.name).map(({ kind, section }) => (
        <div key={kind} data-guide={kind}>
          <Sections sections={[section]} ownViews={ownViews} />
        </div>
      ))}
    </OfferSourceProvider>
  );
}

export function Specimens({ now }: { readonly now: Instant }) {
  const language = useLanguage();
  const [store, longStore] = sampleStores(language);
  const offers = sampleOffers(language, now);
  const [first] = offers;
  if (!store || !longStore || !first) return null;
  const samples = { store, first, offers };
  return (
    <Container>
      <TypeAndColours {...samples} />
      <Buttons />
      <SmallParts {...samples} />
      <Offers {...samples} longStore={longStore} />
      <Texts {...samples} />
      <SectionKinds {...samples} />
      <DataIcons />
    </Container>
  );
}
