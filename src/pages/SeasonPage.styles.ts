import { css } from '@emotion/react';
import { classNames } from '../theme/styles';
import { colour, size, space } from '../theme/tokens';

export const styles = classNames({
  dates: css({ display: 'grid', gap: space.xxs, color: colour.inkSoft, fontSize: size.small }),
  date: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.m }),
  when: css({ color: colour.ink }),
  source: css({ display: 'inline-flex', alignItems: 'center', minBlockSize: '2.75rem' }),
});
