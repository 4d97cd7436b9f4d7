import type { Feed } from '../../../../src/generated/data-types';
import { FieldReader } from '../../../catalogue/load/feed-columns';
import { loadDocument } from '../../../catalogue/load/document';
import { baseName } from '../../../catalogue/load/places';
import { presetFolder, withPreset } from '../../../catalogue/load/presets';
import type { Files } from '../../../system/files';
import type { TableSample } from './sample';

export type PresetFiles = Pick<Files, 'read' | 'list'>;

/** A preset whose network probably created the table. */
export interface MatchingPreset {
  readonly name: string;
  readonly config: Feed;
}

/** Undefined if the preset cannot be read. */
function presetConfig(name: string, file: string, files: PresetFiles): Feed | undefined {
  const { document } = loadDocument({ path: `data/feeds/${name}.yaml`, text: `uses: ${name}\nfile: ${file}\n` });
  // Tests check presets against the schema of the settings.
  return document && (withPreset(document, files).value as Feed);
}

/** The share of a preset's fields that have a column in the table. */
function shareOf({ columns: all }: Feed, { columns }: Pick<TableSample, 'columns'>): number {
  const fields = new FieldReader({ columns: all });
  // `Object.keys` loses the key type.
  const named = (Object.keys(all) as (keyof typeof all)[]).filter((field) => fields.columnsOf(field).length > 0);
  const found = named.filter((field) => fields.columnsOf(field).some((column) => columns.has(column)));
  return named.length === 0 ? 0 : found.length / named.length;
}

/** The minimum share for a match: lower if the path of the rows is the same. */
const [enough, enoughElsewhere] = [0.7, 0.9];

/** The preset with the largest share of fields in the table `file`; undefined if none has enough. */
export function matchingPreset(file: string, sample: TableSample, files: PresetFiles): MatchingPreset | undefined {
  const matches = files
    .list(presetFolder)
    .filter((path) => path.endsWith('.yaml'))
    .flatMap((path) => {
      const name = baseName(path);
      const config = presetConfig(name, file, files);
      if (!config) return [];
      const share = shareOf(config, sample);
      const needed = config.rows === sample.settings.rows ? enough : enoughElsewhere;
      return share >= needed ? [{ name, config, share }] : [];
    });
  const [best] = matches.sort((a, b) => b.share - a.share || (a.name < b.name ? -1 : 1));
  return best;
}
