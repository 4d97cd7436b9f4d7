import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { cutFaces } from './cut-faces';

// To be run after an update of the package, or a change of weights or ranges in the styles.
for (const [file, content] of await cutFaces())
  writeFileSync(path.resolve(import.meta.dirname, '../..', file), content);
