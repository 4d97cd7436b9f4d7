// Loaded after the first form. The order of imports matters: modules read the provided files while they load.
export { files } from './given';
export { Checks, checkForOthers } from '../checks';
export { firstLook } from '../first-look';
