/** The start of a worker thread of a build: its first argument is the bundle of the generator. */
import Tinypool from 'tinypool';
import { loadCode } from '../../system/load-code.js';

const [bundle = ''] = process.argv.slice(2);
// compile.js made the bundle of this module.
const { renderBatch } = /** @type {typeof import('../main.ts')} */ (loadCode(bundle, 'build'));

/**
 * @param {readonly string[]} ids the units to make
 */
export default (ids) => renderBatch(Tinypool.workerData, ids);
