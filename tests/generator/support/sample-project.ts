import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '../../support/catalogue';
import { sampleFiles } from './sample-catalogue';

/** A small catalogue on the disk, with the schemas. */
export class SampleProject {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'sample-'));

  constructor(files: Readonly<Record<string, string>> = sampleFiles) {
    cpSync(path.join(projectRoot, 'schemas'), this.at('schemas'), { recursive: true });
    for (const [file, text] of Object.entries(files)) this.write(file, text);
  }

  at(file: string): string {
    return path.join(this.folder, file);
  }

  read(file: string): string {
    return readFileSync(this.at(file), 'utf8');
  }

  write(file: string, text: string | Uint8Array): void {
    mkdirSync(path.dirname(this.at(file)), { recursive: true });
    writeFileSync(this.at(file), text);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
