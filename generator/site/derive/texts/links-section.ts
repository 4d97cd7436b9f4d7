import type { StaticSectionView } from '../../../../src/domain/pages/page-data';
import type { Text } from '../../../../src/generated/data-types';
import type { Wording } from './dates';
import type { Edition } from './edition';
import { localize } from './localize';
import type { LinkNetworks } from '../offers/network-links';

export const linksSectionId = 'links';

const marks = ['page', 'place', 'language'] as const;

/** What the sub-ids of the networks contain about a link. */
function saidBy(networks: LinkNetworks, wording: Wording): readonly string[] {
  const values = Object.values(networks).map((network) => network?.subId?.value ?? '');
  return marks
    .filter((mark) => values.some((value) => value.includes(`{${mark}}`)))
    .map((mark) => wording.message(`links.says-${mark}`));
}

/** Explains the links to stores in five lines, which follow from the networks of the data (product rule R78). */
export function linksSection({ networks, wording, language }: Edition): readonly StaticSectionView[] {
  const names = Object.values(networks).flatMap((network) => network?.name ?? []);
  const said = saidBy(networks, wording);
  const { message } = wording;
  const list = new Intl.ListFormat(language);
  const lines = [
    names.length === 0 ? message('links.way-none') : message('links.way', { networks: list.format(names) }),
    said.length === 0 ? message('links.says-none') : message('links.says', { things: list.format(said) }),
    message('links.sends'),
    message('links.earns'),
    message('links.order'),
  ];
  const both = (text: string): Text => ({ en: text, ar: text });
  const section = {
    kind: 'prose',
    id: linksSectionId,
    heading: both(message('links.heading')),
    body: both(lines.map((line) => `- ${line}`).join('\n')),
  } as const;
  return [localize(section, language, {})];
}
