import { importWhole } from '../browser/import-whole';

/** Imports the help for an offer that did not work. */
export const importRefused = () => importWhole(() => import('./Refused'));
