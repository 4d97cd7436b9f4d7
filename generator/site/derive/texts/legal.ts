import { parseDay } from '../../../../src/domain/dates/calendar';
import type { Language } from '../../../../src/domain/language/language';
import type { SiteView, StaticSectionView } from '../../../../src/domain/pages/page-data';
import type { Country, OperatorSection, Page, Site } from '../../../../src/generated/data-types';
import type { Wording } from './dates';
import { localize } from './localize';
import type { Placeholders } from './placeholders';

/** The legal information that some countries require. */
export type LegalSource = Pick<Site, 'operator' | 'licences'>;

interface Writing {
  readonly language: Language;
  readonly wording: Wording;
  readonly placeholders: Placeholders;
}

/** Whether a page has the section about the operator. */
export function namesOperator(page: Page): boolean {
  return page.kind === 'static' && page.sections.some(({ kind }) => kind === 'operator');
}

/** The name of the operator, its registrations and licences. */
function identity({ operator, licences = [] }: LegalSource, writing: Writing): readonly string[] {
  const { language, wording, placeholders } = writing;
  const own = operator && localize(operator, language, placeholders);
  return [
    ...(own ? [wording.message('legal.operator', { name: own.name })] : []),
    ...(own?.registers ?? []).map((entry) => wording.message('legal.register', { ...entry })),
    ...licences.map(({ until, ...licence }) => {
      const { country, kind, number } = localize(licence, language, placeholders);
      const values = { kind, number, country: wording.message(`country-short.${country}`) };
      return until === undefined
        ? wording.message('legal.licence', values)
        : wording.message('legal.licence-until', { ...values, date: wording.day(parseDay(until)) });
    }),
  ];
}

function contact({ operator }: LegalSource, { language, wording, placeholders }: Writing): readonly string[] {
  if (!operator) return [];
  const { address, email, phone } = localize(operator, language, placeholders);
  return [
    ...(address === undefined ? [] : [wording.message('legal.address', { address })]),
    ...(email === undefined ? [] : [wording.message('legal.email', { email })]),
    ...(phone === undefined ? [] : [wording.message('legal.phone', { phone })]),
  ];
}

/** Empty if the data names no operator and no licences. */
export function operatorSection(
  { id, heading }: OperatorSection,
  source: LegalSource,
  writing: Writing,
): readonly StaticSectionView[] {
  const lines = [...identity(source, writing), ...contact(source, writing)];
  if (lines.length === 0) return [];
  const items = lines.map((line) => [{ kind: 'paragraph', children: [line] }] as const);
  return [
    {
      kind: 'prose',
      id,
      heading: localize(heading, writing.language, writing.placeholders),
      body: [{ kind: 'list', ordered: false, items }],
    },
  ];
}

/** The legal texts in the frame of every page. */
export function legalView(
  site: LegalSource & Pick<Site, 'disclosures'>,
  writing: Writing,
): Pick<SiteView, 'operator' | 'disclosures'> {
  const { language, wording, placeholders } = writing;
  const facts = identity(site, writing);
  const texts = Object.entries(site.disclosures ?? {}).flatMap(([code, text]) => {
    // The schema allows no other keys.
    const country = code as Country;
    return text
      ? [
          {
            country,
            name: wording.message(`country-short.${country}`),
            text: localize(text, language, placeholders),
          },
        ]
      : [];
  });
  return {
    operator: facts.length > 0 ? facts.join(' · ') : undefined,
    disclosures: texts.length > 0 ? texts : undefined,
  };
}
