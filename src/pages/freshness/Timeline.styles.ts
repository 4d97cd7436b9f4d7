import { css } from '@emotion/react';
import { classNames } from '../../theme/styles';
import { colour, space, weight } from '../../theme/tokens';

const narrow = '@media (max-width: 40rem)';

export const styles = classNames({
  gradients: css({ position: 'absolute' }),
  state: css({
    '&[data-state="live"]': { color: colour.teal },
    '&[data-state="soon"]': { color: colour.saffron },
    '&[data-state="over"]': { color: colour.lineStrong },
  }),
  table: css({
    inlineSize: '100%',
    borderCollapse: 'collapse',
    [narrow]: { '&, & tbody, & thead, & tr': { display: 'block' } },
  }),
  head: css({ [narrow]: { display: 'none' } }),
  months: css({
    minInlineSize: '22rem',
    inlineSize: '55%',
    paddingInline: space.xs,
    borderBlockEnd: `1px solid ${colour.line}`,
    [narrow]: { display: 'block', minInlineSize: 0, inlineSize: '100%' },
  }),
  store: css({
    paddingBlock: `${space.xs} ${space.xxs}`,
    paddingInline: space.xs,
    textAlign: 'start',
    fontWeight: weight.bold,
    breakAfter: 'avoid',
    [narrow]: { display: 'block' },
  }),
  cell: css({
    paddingBlock: space.xxs,
    paddingInline: space.xs,
    verticalAlign: 'middle',
    [narrow]: { display: 'block', '&:empty': { display: 'none' } },
  }),
  drawing: css({ display: 'block', overflow: 'visible' }),
  month: css({ fill: colour.inkSoft, fontSize: '0.75rem' }),
  line: css({ stroke: colour.line }),
  today: css({ stroke: colour.bad, strokeWidth: 1.5 }),
  tested: css({ fill: colour.surface, stroke: colour.ink, strokeWidth: 1.5 }),
});
