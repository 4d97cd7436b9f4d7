import { cpSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../support/catalogue';
import { TemporaryFolder } from '../../support/temporary-folder';
import { sampleFiles } from './sample-catalogue';

/** A small catalogue on the disk, with the schemas. */
export class SampleProject extends TemporaryFolder {
  constructor(files: Readonly<Record<string, string>> = sampleFiles) {
    super('sample');
    cpSync(path.join(projectRoot, 'schemas'), this.at('schemas'), { recursive: true });
    for (const [file, text] of Object.entries(files)) this.write(file, text);
  }
}
