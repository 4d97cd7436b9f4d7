/** Bundles the generator in a separate process. Its arguments are the project folder and the folder of the bundle. */
import { compile } from './compile.js';

const [root = '', folder = ''] = process.argv.slice(2);
await compile(root, folder);
