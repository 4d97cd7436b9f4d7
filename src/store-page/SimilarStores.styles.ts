import { styles } from '../theme/styles';

export const css = styles({
  // The sections above have the padding between them.
  similar: { '&&': { paddingBlockStart: 0 }, '@media print': { display: 'none' } },
});
