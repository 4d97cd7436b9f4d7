import { styles } from '../theme/styles';
import { colour, font, radius, size, space, weight } from '../theme/tokens';

export const css = styles({
  root: { display: 'grid', justifyItems: 'start', gap: space.xs, minInlineSize: 0 },
  title: { fontWeight: weight.medium },
  characters: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.xxs,
    maxInlineSize: '100%',
    fontFamily: font.code,
    fontSize: size.lead,
    fontWeight: weight.bold,
    lineHeight: 1.3,
    // In pixels too, because a reader may have chosen a small text size.
    '&[data-large]': { fontSize: 'max(40px, min(11vw, 4rem))' },
  },
  character: {
    minInlineSize: '1.75rem',
    paddingInline: space.xxs,
    paddingBlock: space.hair,
    borderBlockEnd: `2px solid ${colour.line}`,
    textAlign: 'center',
    whiteSpace: 'pre',
    '&[data-marked]': {
      borderRadius: `${radius.s} ${radius.s} 0 0`,
      borderBlockEndColor: 'currentColor',
      background: colour.saffronSoft,
      color: colour.onSaffronSoft,
    },
  },
  legend: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.xxs} ${space.m}`,
    padding: 0,
    listStyle: 'none',
    fontSize: size.small,
    color: colour.inkSoft,
  },
  sample: { fontFamily: font.code, fontWeight: weight.bold, color: colour.ink },
});
