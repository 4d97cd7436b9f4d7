import { css } from '@emotion/react';
import { stack, wrappedRow } from '../../theme/fragments';
import { classNames } from '../../theme/styles';
import { colour, font, radius, space, weight } from '../../theme/tokens';
import { perforatedEdge, tearing } from '../../theme/perforation';

export const styles = classNames({
  store: css({ display: 'flex', alignItems: 'center', gap: space.m }),
  hint: css({ color: colour.inkSoft }),
  ticket: css({
    display: 'grid',
    overflow: 'clip',
    borderRadius: radius.l,
    textAlign: 'center',
    '@media (forced-colors: active)': { border: '1px solid' },
  }),
  stub: css({
    ...tearing('dialog'),
    paddingInline: space.l,
    paddingBlock: space.l,
    background: colour.brandField,
    color: colour.onField,
    ...perforatedEdge(['0 100%', '100% 100%'], '50% 100%', 'inline'),
    '@media (forced-colors: active)': { maskImage: 'none', borderBlockEnd: '1px dashed' },
  }),
  tear: css({
    ...stack(space.xs),
    padding: space.m,
    background: colour.brandSoft,
    ...perforatedEdge(['0 0', '100% 0'], '50% 0', 'inline'),
    '@media (forced-colors: active)': { maskImage: 'none' },
  }),
  code: css({
    fontFamily: font.code,
    fontSize: 'clamp(1.5rem, 7vw, 2.25rem)',
    fontWeight: weight.bold,
    letterSpacing: '0.04em',
    lineHeight: 1.2,
    overflowWrap: 'anywhere',
    textAlign: 'center',
    userSelect: 'all',
  }),
  help: css({ ...wrappedRow(space.xs), justifyContent: 'space-between' }),
  refused: css({
    display: 'contents',
    '& > div': { flexBasis: '100%' },
    '&:not([data-copied])': { visibility: 'hidden' },
  }),
});
