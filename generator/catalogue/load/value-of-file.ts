import type { System } from '../../system/system';
import { decode } from './decode';
import { loadDocument } from './document';

/** The value of a YAML file, valid or not; undefined if it cannot be read. */
export function valueOfFile(system: Pick<System, 'read'>, file: string): unknown {
  return loadDocument(decode(file, system.read(file) ?? new Uint8Array()).source).document?.value;
}
