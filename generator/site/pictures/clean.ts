import { readSvg } from '../../catalogue/load/pictures/svg';

/** None of these settings changes the appearance: shapes, their order and their coordinates stay. */
const plugins = [
  'removeDoctype',
  'removeXMLProcInst',
  'removeComments',
  'removeMetadata',
  'removeTitle',
  'removeDesc',
  'removeEditorsNSData',
  'removeUnusedNS',
  'cleanupAttrs',
  'convertStyleToAttrs',
  'removeEmptyContainers',
] as const;

/** Cleans an inspected SVG. Returns it unchanged if the cleaned text would not pass the inspection. */
export async function cleanSvg(text: string): Promise<string> {
  // Imported only when an SVG has changed.
  const { optimize } = await import('svgo');
  const cleaned = optimize(text, { multipass: false, plugins: [...plugins], js2svg: { pretty: false } }).data;
  const [before, after] = [readSvg(text).size, readSvg(cleaned)];
  const isSame = after.size?.width === before?.width && after.size?.height === before?.height;
  return after.faults.length === 0 && isSame && cleaned.length <= text.length ? cleaned : text;
}
