import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { cutFaces } from './cut-faces';

// After another version of the package, or another weight or range in the styles.
for (const [file, content] of await cutFaces())
  writeFileSync(path.resolve(import.meta.dirname, '../..', file), content);
