import type { Language } from '../domain/language/language';
import { lazyPartFile, type CompiledMessages, type LazyPart, type PageTexts } from '../domain/pages/messages';
import { SiteHasChanged } from './import-whole';
import { loadJson } from './json';

async function loadFile(file: string): Promise<unknown> {
  const content = await loadJson(file);
  if (content === undefined) throw new SiteHasChanged(file);
  return content;
}

export async function loadPartMessages(part: LazyPart, language: Language): Promise<CompiledMessages> {
  // The assertion is sound: the generator wrote the file from a value of this type.
  return (await loadFile(lazyPartFile(part, language))) as CompiledMessages;
}

export async function loadPageTexts(file: string): Promise<PageTexts> {
  // The assertion is sound, as in `loadPartMessages`.
  return (await loadFile(file)) as PageTexts;
}
