import { css } from '@emotion/react';
import { wrap, note } from '../../theme/fragments';
import { classNames } from '../../theme/styles';
import { colour, font, radius, size, space, weight } from '../../theme/tokens';

export const styles = classNames({
  root: css({ display: 'grid', justifyItems: 'start', gap: space.xs, minInlineSize: 0 }),
  title: css({ fontWeight: weight.medium }),
  characters: css({
    ...wrap(space.xxs),
    maxInlineSize: '100%',
    fontFamily: font.code,
    fontSize: size.lead,
    fontWeight: weight.bold,
    lineHeight: 1.3,
    // The minimum is in pixels, because a reader may have chosen a small text size.
    '&[data-large]': { fontSize: 'max(40px, min(11vw, 4rem))' },
  }),
  character: css({
    minInlineSize: '1.75rem',
    paddingInline: space.xxs,
    paddingBlock: space.xxs,
    borderBlockEnd: `2px solid ${colour.line}`,
    textAlign: 'center',
    whiteSpace: 'pre',
    '&[data-marked]': {
      borderRadius: `${radius.s} ${radius.s} 0 0`,
      borderBlockEndColor: 'currentColor',
      background: colour.saffronSoft,
      color: colour.onSaffronSoft,
    },
  }),
  legend: css({
    ...wrap(`${space.xxs} ${space.m}`),
    padding: 0,
    listStyle: 'none',
    ...note,
  }),
  sample: css({ fontFamily: font.code, fontWeight: weight.bold, color: colour.ink }),
});
