import { css } from '@emotion/react';
import { stack, card, inlineRow, wrappedRow } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, radius, size, space, weight } from '../theme/tokens';

export const styles = classNames({
  row: css({
    ...stack(space.xs),
    minInlineSize: 0,
    padding: space.m,
    ...card(radius.m),
    overflowWrap: 'anywhere',
    breakInside: 'avoid',
    // On paper, the code is what is read at the checkout.
    '@media print': { '& code': { fontSize: '2rem' } },
  }),
  head: css({ display: 'grid', gap: space.xxs }),
  store: css({
    ...inlineRow(space.xs),
    minBlockSize: '2.75rem',
    justifySelf: 'start',
    fontWeight: weight.medium,
  }),
  title: css({ fontSize: size.body, fontWeight: weight.medium }),
  note: css({
    padding: space.xs,
    borderInlineStart: `3px solid ${colour.teal}`,
    borderRadius: radius.s,
    background: colour.sand,
  }),
  actions: css({
    ...wrappedRow(space.xs),
    '@media print': { display: 'none' },
  }),
  terms: css({ fontSize: size.small, color: colour.inkSoft }),
  asOf: css({ fontSize: size.small, color: colour.inkSoft }),
  code: css({ fontSize: size.lead, fontWeight: weight.medium }),
});
