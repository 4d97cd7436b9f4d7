import { styles } from '../../theme/styles';
import { beside } from './layout';

export const css = styles({ section: beside });
