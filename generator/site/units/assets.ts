import type { Input } from '../engine/input';
import type { Unit, UnitOutput } from '../engine/unit';

/** The scripts, styles and fonts of the bundler by path from the site's root. */
export type AssetFiles = ReadonlyMap<string, Uint8Array>;

type AssetInputs = Readonly<{ assets: AssetFiles }>;

function makeAssets({ assets }: AssetInputs): UnitOutput {
  return { files: [...assets].map(([path, content]) => ({ path, content })) };
}

export function assetUnit(assets: Input<AssetFiles>): Unit<AssetInputs> {
  return { id: 'assets', inputs: { assets }, make: makeAssets };
}
