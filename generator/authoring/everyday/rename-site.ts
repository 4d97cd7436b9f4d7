import type { DocumentEdits } from '../../catalogue/amend/document-changes';
import { changesOf } from '../../catalogue/amend/document-changes';
import type { Path, SourceDocument } from '../../catalogue/load/document';
import { textField, valueAt } from '../../catalogue/load/fields';
import { documentsOf } from '../../catalogue/validate/references/file-uses';
import { eachString } from '../../catalogue/validate/texts/texts';
import { escapeRegExp } from '../../system/escape-reg-exp';
import { documentsAfter, formatMentions, findMentions, createNamesExpression } from './mentions';
import type { EverydayData, Intent } from './action';

/** The word for the site in `npm run rename`. */
export const siteWord = 'site';

interface SiteName {
  readonly en: string;
  readonly ar: string;
}

/** Finds the Latin name as a whole word, except in addresses. */
function englishName(name: string): RegExp {
  return new RegExp(
    String.raw`(?<![\p{L}\p{M}\p{N}@/.-])${escapeRegExp(name)}(?![\p{L}\p{M}\p{N}@/]|[.-][\p{L}\p{N}])`,
    'gu',
  );
}

/** Finds the Arabic name with joined prefixes. */
function arabicName(name: string): RegExp {
  const article = name.startsWith('ال') ? `|(?<and>[وف]?)لل${escapeRegExp(name.slice(2))}` : '';
  return new RegExp(
    String.raw`(?<![\p{L}\p{M}\p{N}])(?:(?<joined>[وف]?[بكل]?)${escapeRegExp(name)}${article})(?![\p{L}\p{M}\p{N}])`,
    'gu',
  );
}

/** Undefined if the text has only one language. */
function otherText(document: SourceDocument, path: Path): string | undefined {
  const language = path.at(-1);
  if (language !== 'en' && language !== 'ar') return undefined;
  return textField(valueAt(document.value, path.slice(0, -1)), language === 'en' ? 'ar' : 'en');
}

function replaceName(value: string, other: string | undefined, from: SiteName, to: SiteName): string {
  const english = value.replace(englishName(from.en), () => to.en);
  // An Arabic name may also be a usual word, so it is replaced only if the English text contains the name.
  if (from.ar === from.en || other === undefined || !englishName(from.en).test(other)) return english;
  return english.replace(arabicName(from.ar), (...found) => {
    const { joined, and } = found.at(-1) as { readonly joined?: string; readonly and?: string }; // the named groups come last
    const prefix = joined ?? `${and ?? ''}ل`;
    // After `ل`, the alef of `ال` is dropped.
    return prefix.endsWith('ل') && to.ar.startsWith('ال') ? `${prefix}ل${to.ar.slice(2)}` : prefix + to.ar;
  });
}

/** The notes list the places that a person must review. */
export function renameSite(to: SiteName, data: EverydayData): Intent {
  const { site } = data.catalogue;
  const from = site.value.name;
  const documents = documentsOf(data.catalogue).map(({ document }) => document);
  const edits = documents.map((document): DocumentEdits => {
    const own: DocumentEdits['edits'][number][] = [];
    eachString(document, (value, path) => {
      if (document === site.document && path[0] === 'name') {
        own.push({ kind: 'set', path: [...path], value: path[1] === 'ar' ? to.ar : to.en });
        return;
      }
      const now = replaceName(value, otherText(document, path), from, to);
      if (now !== value) own.push({ kind: 'set', path: [...path], value: now });
    });
    return { document, edits: own };
  });
  const after = documentsAfter(documents, changesOf(edits, data.files, data.schemas).changes);
  // An Arabic name with prefixes or an article may be another word, so a person must review it.
  const old = createNamesExpression(
    [from.en, from.ar, `ال${from.ar}`].filter((name) => name !== to.en && name !== to.ar),
  );
  const left = old ? formatMentions(findMentions(after, old)) : [];
  return {
    edits,
    notes: [
      ...(left.length > 0
        ? [
            `These places were not changed: they have the old name in another form, or an ordinary word. Read them:\n${left.join('\n')}`,
          ]
        : []),
      ...(from.ar === to.ar
        ? []
        : ['Read the changed Arabic texts: verbs and adjectives may have to agree with the new name.']),
    ],
  };
}
