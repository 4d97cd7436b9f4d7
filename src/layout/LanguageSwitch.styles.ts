import { css } from '@emotion/react';
import { classNames } from '../theme/styles';
import { colour, font, from, space } from '../theme/tokens';

export const styles = classNames({
  root: css({
    flex: 'none',
    paddingInline: space.xs,
    color: colour.ink,
    '& > svg': { display: 'none' },
    [from.tablet]: { paddingInline: space.xs, '& > svg': { display: 'inline' } },
  }),
  name: css({
    fontSize: '1rem',
    lineHeight: 1.5,
    // On English pages, one Arabic word does not justify loading the whole Arabic font.
    '&:lang(ar)': { fontFamily: `Name, ${font.text}` },
  }),
});
