/**
 * Bundles the site's code in a process of its own. Its arguments are the bundle of the generator, the project folder,
 * the folder of the site's bundle, the path below which the site is, and what is bundled.
 */
import { loadCode } from '../../system/load-code.js';

const [generator = '', root = '', folder = '', basePath = '', kind = ''] = process.argv.slice(2);
// compile.js made the bundle of this module.
const { makeSiteBundle } = /** @type {typeof import('../main.ts')} */ (loadCode(generator, undefined));
await makeSiteBundle(root, folder, basePath, kind);
