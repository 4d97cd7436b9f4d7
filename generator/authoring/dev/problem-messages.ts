import type { Problems } from '../../../src/domain/editing/problems';
import type { SiteData } from '../../site/derive/site-data';
import type { Files } from '../../system/files';
import { toolMessages } from './tool-messages';

export function problemMessages(data: SiteData | undefined, files: Files): Problems['messages'] {
  return toolMessages('problems', data, () => new TextDecoder().decode(files.read('data/messages/problems.yaml')));
}
