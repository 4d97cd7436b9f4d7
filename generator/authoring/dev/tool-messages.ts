import { isMap, isScalar, type Node } from 'yaml';
import { languages, type Language } from '../../../src/domain/language/language';
import type { CompiledMessages, Tool } from '../../../src/domain/pages/messages';
import type { SiteData } from '../../site/derive/site-data';
import { idsOfTool, toolTexts } from '../../site/emit/messages';
import { parsedOf } from '../../catalogue/load/document';
import { parseMessage } from '../../catalogue/validate/messages/messages';
import { wordsFor } from '../../catalogue/validate/engine/remembered';

type ToolMessages = Readonly<Record<Language, CompiledMessages>>;

/** If a file has a syntax error, these are the entries before it. */
function* entriesOf(node: unknown): Generator<readonly [key: string, value: unknown]> {
  if (!isMap<Node, Node>(node)) return;
  for (const { key, value } of node.items) if (isScalar(key)) yield [String(key.value), value];
}

/** The part of a message file that can be read despite errors. */
function readable(text: string): ToolMessages {
  const found: Record<Language, Record<string, CompiledMessages[string]>> = { en: {}, ar: {} };
  const { messages } = Object.fromEntries(entriesOf(parsedOf(text)?.contents));
  for (const [id, message] of entriesOf(messages)) {
    const texts = Object.fromEntries(entriesOf(message));
    for (const language of languages) {
      const own = texts[language];
      if (!isScalar(own) || typeof own.value !== 'string') continue;
      const parsed = parseMessage({ words: wordsFor(own.value, language) });
      if ('elements' in parsed) found[language][id] = parsed.elements;
    }
  }
  return found;
}

/** Without valid data, the readable part of `text`: the tool shows errors in the data, also in message files. */
export function toolMessages(tool: Tool, data: SiteData | undefined, text: () => string): ToolMessages {
  if (!data) return readable(text());
  return toolTexts(idsOfTool(tool, data.toolMessages), data.toolMessages);
}
