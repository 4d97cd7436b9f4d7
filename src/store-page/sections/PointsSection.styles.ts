import { styles } from '../../theme/styles';
import { colour, leading, radius, size, space, weight } from '../../theme/tokens';
import { beside } from './layout';

export const css = styles({
  plain: {},
  beside,
  cards: {
    '--columns': 3,
    '&[data-columns="1"]': { '--columns': 1 },
    '&[data-columns="2"]': { '--columns': 2 },
    '&[data-columns="4"]': { '--columns': 4 },
    display: 'grid',
    // At most so many columns, and fewer where a card would be narrower than 14rem.
    gridTemplateColumns: `repeat(auto-fill, minmax(max(min(100%, 14rem), (100% - (var(--columns) - 1) * ${space.m}) / var(--columns)), 1fr))`,
    gap: space.m,
  },
  card: {
    display: 'grid',
    alignContent: 'start',
    gap: space.xs,
    padding: space.l,
    border: `1px solid ${colour.line}`,
    borderRadius: radius.l,
    background: colour.surface,
  },
  icon: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.5rem',
    blockSize: '2.5rem',
    marginBlockEnd: space.xxs,
    borderRadius: radius.m,
    background: colour.saffronSoft,
    color: colour.onSaffronSoft,
    fontSize: '1.25rem',
  },
  cardTitle: { fontSize: size.lead, fontWeight: weight.bold, lineHeight: leading.tight },
  cardText: { color: colour.inkSoft },
  list: { display: 'grid', gap: space.s, maxInlineSize: '46rem' },
  line: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space.s,
    alignItems: 'start',
    '& > svg': { marginBlockStart: '0.3em', color: colour.teal, fontSize: '1.125rem' },
  },
  lineText: { color: colour.inkSoft },
  chips: { display: 'flex', flexWrap: 'wrap', gap: space.xs },
});
