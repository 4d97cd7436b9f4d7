import type { Span } from '../diagnostics/diagnostic';
import type { Files } from '../../system/files';
import { decode } from './decode';
import { loadDocument, type Path, type SourceDocument } from './document';
import { fieldOf, textField } from './fields';

/** The settings of networks: each file is named by `uses` of a feed. */
export const presetFolder = 'schemas/presets';

/** Settings that consist of further ones, of which a feed may override one. All others are overridden as a whole. */
const mergedSettings = new Set(['', 'columns', 'fetch', 'fetch.query', 'fetch.headers', 'fetch.body']);

function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The settings of a preset below those of a feed. `null` removes a setting of the preset. */
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
  return path.reduce((parent: unknown, step) => fieldOf(parent, String(step)), value) !== undefined;
}

/** Settings with those of a preset. What the preset says has the place of `uses`. */
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

/** Whether a setting or a part of it is in the file of a feed. */
function isConfirmed(path: string, own: unknown): boolean {
  const steps = path.split('.');
  return steps.some((_step, index) => {
    const parent = steps.slice(0, index + 1);
    return has(own, parent) && !mergedSettings.has(parent.join('.'));
  });
}

/**
 * The settings of a feed with those of the preset that they name; `uses` is then replaced by what it stands for. Without that
 * preset they stay as they are: the schema says which presets there are.
 */
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
  // Written after the spread: what the file of the feed says is confirmed by that.
  if (Array.isArray(unconfirmed)) {
    const open = unconfirmed.filter((each) => !isConfirmed(String(each), own));
    if (open.length > 0) value.unconfirmed = open;
    else delete value.unconfirmed;
  }
  return new DocumentWithPreset(document, value);
}
