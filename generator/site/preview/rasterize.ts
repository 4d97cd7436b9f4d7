import type { System } from '../../system/system';
import { renderSvg } from './render-svg.js';

/** Arabic letters are shaped and reordered correctly. */
export async function rasterize(system: Pick<System, 'root'>, svg: string, width: number): Promise<Uint8Array> {
  return (await renderSvg(system.root, svg, width)).asPng();
}
