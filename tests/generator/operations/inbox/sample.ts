import { readdirSync, statSync } from 'node:fs';
import { command } from '../../../../generator/cli/commands/inbox';
import { nodeSystem } from '../../../../generator/system/system';
import { contextOf } from '../../support/command-context';
import { SampleProject } from '../../support/sample-project';
import { TemporaryFolder } from '../../../support/temporary-folder';

/** The offers of the store that the reports are about. Comments and quotes are those of a person. */
const offers = `offers:
  # The best one.
  - id: ten-percent   # shown first
    kind: code
    code: 'LUBAN10'
    url: https://www.example.com/luban
    title:
      en: 10% off
      ar: خصم 10%
    checks:
      # At the checkout in Riyadh.
      - date: 2026-11-08
        country: SA
        channel: app
        result: worked
  - id: five-percent
    kind: code
    code: "LUBAN5"
    title:
      en: 5% off
      ar: خصم 5%
  - id: gift
    kind: deal
    url: https://www.example.com/luban
    title:
      en: A gift
      ar: هدية
    checks:
      - { date: 2026-11-05, country: SA, result: worked }
  - id: summer-sale
    kind: deal
    url: https://www.example.com/luban
    title:
      en: Summer sale
      ar: تخفيضات الصيف
    expires: 2026-08-31
  - id: fifteen-percent
    formerly: [fifteen-off]
    kind: code
    code: "LUBAN15"
    title:
      en: 15% off
      ar: خصم 15%
`;

/** A catalogue on the disk, and the command in it. */
export class InboxProject extends SampleProject {
  /** Outside of the project, as the downloads of a person are. */
  readonly #downloads = new TemporaryFolder('downloads');
  /** All that was printed, also by commands that failed. */
  out = '';

  constructor() {
    super();
    this.replace('data/stores/luban.yaml', /^offers:\n[\s\S]*?(?=^sections:)/m, offers);
    this.replace('data/feeds/souk.csv', '2025-09-30', '2026-12-31');
  }

  /** Saves a file of messages. Returns its path. */
  download(name: string, content: string | Uint8Array): string {
    this.#downloads.write(name, content);
    return this.#downloads.at(name);
  }

  /** All files of the project but the schemas, with their contents, as one text. */
  get everything(): string {
    return readdirSync(this.root, { recursive: true, encoding: 'utf8' })
      .filter((name) => !name.startsWith('schemas/') && statSync(this.at(name)).isFile())
      .map((name) => `${name}\n${this.read(name)}`)
      .join('\n');
  }

  /** Runs the command on 24 November 2026 at noon in Riyadh, or at another instant. */
  async run(
    positionals: readonly string[],
    {
      write = false,
      format = 'text',
      whenRead = () => undefined,
      now = '2026-11-24T09:00:00Z',
    }: {
      readonly write?: boolean;
      readonly format?: 'text' | 'json';
      readonly whenRead?: () => void;
      readonly now?: string;
    } = {},
  ): Promise<{ readonly code: number; readonly out: string }> {
    const environment = { SOURCE_DATE_EPOCH: String(Date.parse(now) / 1000), INIT_CWD: this.root };
    const system = nodeSystem(this.root, environment);
    const { context, printed } = contextOf(system, format);
    const progress = (text: string): void => {
      this.out += text;
      whenRead();
    };
    try {
      const code = await command.run({ ...context, values: { write }, positionals, progress });
      return { code, out: printed() };
    } catch (error) {
      this.out += String(error);
      throw error;
    } finally {
      this.out += printed();
    }
  }

  override remove(): void {
    super.remove();
    this.#downloads.remove();
  }
}
