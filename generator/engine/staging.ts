import type { UnitFile } from './unit';
import type { System } from '../system/system';
import { Compressor } from '../publish/compress';
import { stage } from '../publish/publish';

/** What a build has written. */
export interface Written {
  readonly files: number;
  readonly bytes: number;
}

/** Writes files to the folder from which they are published, with compressed copies for servers that serve them. */
export class Staging {
  private readonly staged = new Set<string>();
  private readonly compressor: Compressor | undefined;
  private bytes = 0;

  constructor(
    private readonly system: System,
    { compressed }: { readonly compressed: boolean },
  ) {
    this.compressor = compressed ? new Compressor(system) : undefined;
  }

  /** Writes files; gives the paths of all that were written for them. */
  write(files: readonly UnitFile[]): readonly string[] {
    const paths: string[] = [];
    const put = (path: string, content: string | Uint8Array): void => {
      stage(this.system, path, content);
      this.bytes += Buffer.byteLength(content);
      paths.push(path);
    };
    for (const { path, content } of files) {
      put(path, content);
      if (this.compressor)
        for (const [ending, copy] of this.compressor.copiesOf(path, content)) put(path + ending, copy);
    }
    for (const path of paths) this.staged.add(path);
    return paths;
  }

  /** Counts files that another thread has written to the same folder. */
  count(paths: readonly string[], bytes: number): void {
    for (const path of paths) this.staged.add(path);
    this.bytes += bytes;
  }

  /** The paths of all files that were written. */
  get paths(): ReadonlySet<string> {
    return this.staged;
  }

  get written(): Written {
    return { files: this.staged.size, bytes: this.bytes };
  }
}
