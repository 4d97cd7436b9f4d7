import { styles } from '../theme/styles';

export const css = styles({
  code: {
    display: 'none',
    '@media print': {
      display: 'block',
      inlineSize: '2.4cm',
      blockSize: '2.4cm',
      flex: 'none',
      imageRendering: 'pixelated',
    },
  },
});
