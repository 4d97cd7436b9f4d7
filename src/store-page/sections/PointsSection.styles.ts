import { css } from '@emotion/react';
import { wrap, stack, card } from '../../theme/fragments';
import { classNames } from '../../theme/styles';
import { colour, leading, radius, size, space, weight } from '../../theme/tokens';
import { phone, wide } from './layout';

export const styles = classNames({
  cards: css({
    '--columns': 3,
    '&[data-columns="2"]': { '--columns': 2 },
    // Four in a row, or two and two, but never three and one.
    '&[data-columns="4"]': { '--columns': 2, [wide]: { '--columns': 4 } },
    ...wrap(space.m),
  }),
  card: css({
    // At most `--columns` columns, fewer if a card would be narrower than 14rem; the cards of the last row fill it.
    flex: `1 1 max(min(100%, 14rem), (100% - (var(--columns) - 1) * ${space.m}) / var(--columns))`,
    ...stack(space.xs),
    alignContent: 'start',
    padding: space.l,
    // On a phone the icon is beside the text, which halves the height of the cards.
    [phone]: {
      columnGap: space.m,
      padding: space.m,
      '&:has(> span)': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
      '& > span': { gridRow: '1 / 3', marginBlockEnd: 0 },
    },
    ...card(radius.l),
  }),
  icon: css({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.5rem',
    blockSize: '2.5rem',
    marginBlockEnd: space.xxs,
    borderRadius: radius.m,
    background: colour.saffronSoft,
    color: colour.onSaffronSoft,
    fontSize: '1.25rem',
  }),
  cardTitle: css({ fontSize: size.lead, fontWeight: weight.bold, lineHeight: leading.tight }),
  cardText: css({ color: colour.inkSoft }),
  list: css({ display: 'grid', gap: space.m, maxInlineSize: '46rem' }),
  line: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space.m,
    alignItems: 'start',
    textWrap: 'pretty',
    // Centred on the first line, whose height depends on the language.
    '& > svg': { marginBlockStart: 'calc((1lh - 1.25em) / 2)', color: colour.teal },
  }),
  lineText: css({ color: colour.inkSoft }),
  chips: css({ display: 'flex', flexWrap: 'wrap', gap: space.xs }),
});
