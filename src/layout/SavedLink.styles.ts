import { css } from '@emotion/react';
import { inlineRow } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, from, radius, space, weight } from '../theme/tokens';

const link = {
  ...inlineRow(space.xxs),
  minBlockSize: '2.75rem',
  borderRadius: radius.s,
  color: colour.ink,
  fontWeight: weight.medium,
  textDecoration: 'none',
  '&:hover': { background: colour.sand, color: colour.ink },
};

export const styles = classNames({
  bar: css({
    ...link,
    justifyContent: 'center',
    minInlineSize: '2.75rem',
    '& > span': { color: colour.teal },
  }),
  line: css({ ...link, gap: space.xs, paddingInline: space.xs, [from.desk]: { display: 'none' } }),
  badge: css({
    '&::before': { content: 'attr(data-number)' },
    position: 'absolute',
    insetBlockStart: '0.125rem',
    insetInlineEnd: 0,
    minInlineSize: '1.25rem',
    paddingInline: space.xxs,
    borderRadius: radius.round,
    background: colour.teal,
    color: colour.onTeal,
    fontSize: '0.75rem',
    lineHeight: '1.25rem',
    textAlign: 'center',
    '@media (min-width: 40rem)': { display: 'none' },
    '@media (forced-colors: active)': { border: '1px solid' },
  }),
});
