import type { EditorMessages } from '../../../src/domain/editing/editor-protocol';
import type { EditedSite } from './session';
import { toolMessages } from '../dev/tool-messages';
import type { Files } from '../../system/files';
import { conflictsIn, resolved } from './merge/markers';

const path = 'data/messages/editor.yaml';

/** Message files with Git conflict markers are read with our side, so that the editor can resolve the conflict. */
export function editorMessages(site: Pick<EditedSite, 'data'>, files: Pick<Files, 'read'>): EditorMessages {
  return toolMessages('editor', site.data, () => {
    const text = new TextDecoder().decode(files.read(path));
    const ours = conflictsIn(text).map(() => 'ours' as const);
    return resolved(text, ours) ?? text;
  });
}
