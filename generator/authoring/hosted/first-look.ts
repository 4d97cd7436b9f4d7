import { decode } from '../../catalogue/load/decode';
import { loadDocument } from '../../catalogue/load/document';
import { schemaOfFile } from '../../catalogue/load/places';
import { schemasOf } from '../../catalogue/validate/schema/schemas';
import { ShapeChecker } from '../../catalogue/validate/engine/shapes';
import type { Diagnostic, SourceFile } from '../../catalogue/diagnostics/diagnostic';
import { findingsOf } from '../editor/findings';
import type { EditedWorld } from '../editor/overlay';
import type { EditedSite, EditorSession } from '../editor/session';

/**
 * The site during the first full check. Other files are not loaded yet, so an edited file is only parsed and validated.
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
        // The settings of a feed are incomplete without those of its network.
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
