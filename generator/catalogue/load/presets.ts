import type { Span } from '../diagnostics/diagnostic';
import type { Files } from '../../system/files';
import { decode } from './decode';
import { loadDocument, type Path, type SourceDocument } from './document';
import { fieldOf, isMapping, textField, valueAt } from './fields';

/** The folder of presets. The `uses` setting of a feed names one of its files. */
export const presetFolder = 'schemas/presets';

/** Settings with parts that a feed may override one by one. All others are overridden as a whole. */
const mergedSettings = new Set(['', 'columns', 'fetch', 'fetch.query', 'fetch.headers', 'fetch.body']);

/** Merges the settings of a feed over those of a preset. `null` removes a setting of the preset. */
function merged(preset: unknown, own: unknown, at = ''): unknown {
  if (!mergedSettings.has(at) || !isMapping(preset) || !isMapping(own)) return own;
  const result = { ...preset };
  for (const [key, value] of Object.entries(own)) {
    if (value === null && Object.hasOwn(preset, key)) delete result[key];
    else result[key] = merged(preset[key], value, at === '' ? key : `${at}.${key}`);
  }
  return result;
}

function has(value: unknown, path: Path): boolean {
  return valueAt(value, path) !== undefined;
}

/** The settings of a feed merged with those of its preset. Settings of the preset have the span of `uses`. */
class DocumentWithPreset implements SourceDocument {
  readonly #own: SourceDocument;
  readonly value: unknown;

  constructor(own: SourceDocument, value: unknown) {
    this.#own = own;
    this.value = value;
  }

  get file(): SourceDocument['file'] {
    return this.#own.file;
  }

  get continued(): SourceDocument['continued'] {
    return this.#own.continued;
  }

  #place(path: Path): Path {
    return has(this.#own.value, path) || !has(this.value, path) ? path : ['uses'];
  }

  span(path: Path, target?: 'key' | 'value'): Span {
    return this.#own.span(this.#place(path), target);
  }

  spanWithin(path: Path, start: number, end: number): Span {
    const place = this.#place(path);
    return place === path ? this.#own.spanWithin(path, start, end) : this.#own.span(place);
  }

  sourceText(path: Path): string {
    return this.#own.sourceText(this.#place(path));
  }
}

/** Whether a setting or a part of it is in the file of the feed. */
function isConfirmed(path: string, own: unknown): boolean {
  const steps = path.split('.');
  return steps.some((_step, index) => {
    const parent = steps.slice(0, index + 1);
    return has(own, parent) && !mergedSettings.has(parent.join('.'));
  });
}

/** Without such a preset, the document is returned unchanged, and the schema check reports the unknown name. */
export function withPreset(document: SourceDocument, files: Pick<Files, 'read'>): SourceDocument {
  const uses = textField(document.value, 'uses');
  if (uses === undefined || !/^[a-z0-9-]+$/.test(uses)) return document;
  const path = `${presetFolder}/${uses}.yaml`;
  const bytes = files.read(path);
  const preset = bytes && loadDocument(decode(path, bytes).source).document?.value;
  if (!isMapping(preset) || !isMapping(document.value)) return document;
  const { uses: _uses, ...own } = document.value;
  const value = { ...Object(merged(preset, own)) };
  const unconfirmed = fieldOf(preset, 'unconfirmed');
  // Set after the merge: settings in the feed's own file count as confirmed.
  if (Array.isArray(unconfirmed)) {
    const open = unconfirmed.filter((each) => !isConfirmed(String(each), own));
    if (open.length > 0) value.unconfirmed = open;
    else delete value.unconfirmed;
  }
  return new DocumentWithPreset(document, value);
}
