// Loaded after the first form. The order matters: what checks reads what is given while it is loaded.
export { files } from './given';
export { Checks, checkForOthers } from '../checks';
export { firstLook } from '../first-look';
