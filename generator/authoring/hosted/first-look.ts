import { decode } from '../../catalogue/load/decode';
import { loadDocument } from '../../catalogue/load/document';
import { schemaOfFile } from '../../catalogue/load/places';
import { schemasOf } from '../../catalogue/validate/schemas';
import { ShapeChecker } from '../../catalogue/validate/shapes';
import type { Diagnostic, SourceFile } from '../../catalogue/diagnostics/diagnostic';
import { findingsOf } from '../editor/findings';
import type { EditedWorld } from '../editor/overlay';
import type { EditedSite, EditorSession } from '../editor/session';

/**
 * The site while everything is checked for the first time: of a file that is edited it is known whether it can be read, and is as its schema
 * says. All else takes the other files, which are not known yet.
 */
export function firstLook(world: EditedWorld, { schemas }: Pick<EditorSession, 'schemas'>): EditedSite {
  return {
    data: undefined,
    catalogue: () => undefined,
    look(paths) {
      const system = world.systemNow();
      const diagnostics: Diagnostic[] = [];
      const sources = new Map<string, SourceFile>();
      for (const path of paths) {
        const kind = schemaOfFile(path);
        const bytes = system.read(path);
        // Settings of a feed are only whole with those of its network.
        if (kind === undefined || kind === 'feed' || kind === 'feed-corrections' || !bytes) continue;
        const { source, diagnostics: ofText } = decode(path, bytes);
        const { document, diagnostics: ofYaml } = loadDocument(source);
        const checker = new ShapeChecker(schemasOf(schemas), new Set());
        checker.check(kind, document);
        sources.set(path, source);
        diagnostics.push(...ofText, ...(ofText.length > 0 ? [] : [...ofYaml, ...checker.diagnostics]));
      }
      return findingsOf({ diagnostics, sources });
    },
  };
}
