import { styles } from '../../theme/styles';

export const css = styles({
  rest: {
    '@media print': { '& > summary': { display: 'none' } },
  },
});
