import { styles } from '../../theme/styles';

export const css = styles({
  rest: {
    '&[open] > summary > svg': { rotate: '180deg' },
    '@media print': { '& > summary': { display: 'none' } },
  },
});
