import { css } from '@emotion/react';
import { classNames } from '../../theme/styles';
import { colour, weight } from '../../theme/tokens';

export const styles = classNames({
  pressable: css({
    '&[aria-pressed="true"]': {
      borderColor: colour.teal,
      background: colour.tealSoft,
      fontWeight: weight.bold,
      '@media (forced-colors: active)': { outline: '2px solid Highlight' },
    },
  }),
  icon: css({ '&&': { inlineSize: '2.25rem', flex: 'none', paddingInline: 0, fontSize: '1.125rem', lineHeight: 1 } }),
  link: css({
    minBlockSize: '1.75rem',
    padding: 0,
    border: 0,
    background: 'none',
    color: colour.teal,
    textAlign: 'start',
    textDecoration: 'underline',
    textUnderlineOffset: '0.22em',
    cursor: 'pointer',
    '&:hover': { color: colour.tealDeep },
  }),
});
