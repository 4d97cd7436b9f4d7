/**
 * `npm run bench -- --stores 200,1000 [--no-browser]` measures the generator and what it makes on synthetic catalogues;
 * `npm run bench -- --lighthouse` measures every template of the frozen catalogue's site, and `npm run bench -- --verdicts` how long
 * an answer for a purchase takes; `npm run bench -- --facets [--stores 10000]` what the lists and the index of a large
 * catalogue take; `npm run bench -- --feed [--stores 500 --rows 100000]` what stores take that share one table: a clean
 * build, and builds after one changed row; `npm run bench -- --react-router` cold builds beside those of React Router,
 * and fails where they take too many times as long. `--help` names the options. All print a table and write JSON to
 * `.bench/`. Figures depend on the machine and on what else it does; only their ratio is a test.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { measureCatalogue, type CatalogueFigures } from './catalogue-bench';
import { editorRows, measureEditor } from './editor-bench';
import { facetRows, measureFacets } from './facet-bench';
import { lighthouseRows, measureTemplates } from './lighthouse-bench';
import { table, type Cost, type Row } from './measure';
import { measureNetwork, networkRows } from './network-bench';
import { isEditCheap, measureOthers, othersRows } from './others-bench';
import { highestRatio, measureAgainstRouter, routerRows } from './react-router-bench';
import { measureVerdicts, verdictRows } from './verdict-bench';

const root = path.resolve(import.meta.dirname, '../..');
const { values } = parseArgs({
  // npm passes `--` on if it is given twice.
  args: process.argv.slice(2).filter((word) => word !== '--'),
  options: {
    stores: { type: 'string' },
    'no-browser': { type: 'boolean', default: false },
    lighthouse: { type: 'boolean', default: false },
    verdicts: { type: 'boolean', default: false },
    facets: { type: 'boolean', default: false },
    editor: { type: 'boolean', default: false },
    feed: { type: 'boolean', default: false },
    'react-router': { type: 'boolean', default: false },
    others: { type: 'boolean', default: false },
    rows: { type: 'string' },
    help: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});

const help = `npm run bench -- [options]

  --stores 200,1000   builds, pages and search of catalogues with so many stores; --no-browser leaves out the development server
  --feed              500 stores that share one table of 100,000 rows: a clean build (limit: 180 s, 1.5 GiB), and builds after one
                      changed row of a store in the middle and of the largest one (limit: 10 s), with the number of files that
                      each wrote; --stores and --rows choose other numbers
  --facets            lists and index of a large catalogue; --stores chooses the number, else 10,000
  --editor            requests of the form editor; --stores chooses the number, else 4,000
  --react-router      cold builds of 1,000 stores by this project and by React Router, which is installed in a temporary folder; ends
                      with code 1 if the ratio of their processor times is above its limit; --stores chooses another number
  --others            a cold build and one after an edit by this project, Hugo (if it is installed), Eleventy, Astro and React Router,
                      which are installed in temporary folders; ends with code 1 if an edit takes this project more than half of the
                      processor time of a whole build by Eleventy; --stores chooses the number, else 1,000
  --verdicts          an answer for a purchase at 500 offers
  --lighthouse        every template; --only chooses some

Figures depend on the machine and on what else it does: compare processor time (CPU), and wall time only on a quiet machine.
`;

const tell = (what: string): void => void process.stderr.write(`… ${what}\n`);
const number = (value: number, digits = 0): string => value.toLocaleString('en', { maximumFractionDigits: digits });
const seconds = ({ wall, cpu, memory }: Cost): string =>
  `${(wall / 1000).toFixed(2)} s, CPU ${(cpu / 1000).toFixed(2)} s, ${number(memory)} MiB`;

function catalogueRows(all: readonly CatalogueFigures[]): readonly Row[] {
  const [smallest] = all;
  const row = (name: string, figure: (figures: CatalogueFigures) => string): Row => [name, ...all.map(figure)];
  return [
    row('stores (in two languages)', ({ stores }) => number(stores)),
    row('HTML files', ({ pages }) => number(pages)),
    row('cold build', ({ cold }) => seconds(cold)),
    row('  CPU a store', ({ cold, stores }) => `${number(cold.cpu / stores, 2)} ms`),
    row('warm, one edit', ({ warmAfterOneEdit }) => seconds(warmAfterOneEdit)),
    row(
      '  of the cold one',
      ({ warmAfterOneEdit, cold }) => `${number((100 * warmAfterOneEdit.wall) / cold.wall, 1)} %`,
    ),
    row('nothing changed', ({ nothingChanged }) => seconds(nothingChanged)),
    row('check', ({ check }) => seconds(check)),
    row('node -e 0', ({ nodeItself }) => seconds(nodeItself)),
    row('rendering, one thread', ({ renderRate }) => `${number(renderRate)} pages/s`),
    row('YAML, one thread', ({ yamlRate }) => `${number(yamlRate)} files/s`),
    row('dist', ({ dist }) => `${number(dist.files)} files, ${number(dist.bytes / 1024 / 1024, 1)} MiB`),
    row(
      'largest list page',
      ({ largestList }) => `${largestList.file} ${number(largestList.bytes)} B, brotli ${number(largestList.brotli)} B`,
    ),
    row('store page', ({ storePage }) => `${number(storePage.bytes)} B, brotli ${number(storePage.brotli)} B`),
    row('first-load script, brotli', ({ firstScripts }) => `${number(firstScripts)} B`),
    row(
      '  more than at the fewest stores',
      ({ firstScripts }) => `${number(firstScripts - (smallest?.firstScripts ?? 0))} B`,
    ),
    row(
      'search, brotli: names / other names / words',
      ({ searchIndex: { names, otherNames, words } }) =>
        `${number(names)} / ${number(otherNames)} / ${number(words)} B`,
    ),
    row(
      '  at most: details of stores / codes / words of titles',
      ({ searchIndex: { stores, codes, titles } }) => `${number(stores)} / ${number(codes)} / ${number(titles)} B`,
    ),
    row(
      '  read once / slowest keystroke',
      ({ searchIndex }) => `${number(searchIndex.decode, 1)} / ${number(searchIndex.keystroke, 2)} ms`,
    ),
    row('dev: saved to painted', ({ savedToPainted }) =>
      savedToPainted === undefined ? 'not measured' : `${number(savedToPainted)} ms`,
    ),
  ];
}

function keep(name: string, figures: unknown): void {
  mkdirSync(path.join(root, '.bench'), { recursive: true });
  const file = `.bench/${name}.json`;
  const machine = {
    node: process.version,
    processor: cpus()[0]?.model ?? '',
    cores: availableParallelism(),
    load: loadavg(),
  };
  writeFileSync(
    path.join(root, file),
    `${JSON.stringify({ measured: new Date().toISOString(), machine, figures }, null, 2)}\n`,
  );
  process.stdout.write(
    `\n${machine.cores} cores, load ${machine.load.map((load) => load.toFixed(1)).join(' ')}; also in ${file}\n`,
  );
}

function fail(reason: string): void {
  process.stderr.write(`error: ${reason}\n`);
  process.exitCode = 1;
}

if (values.help) {
  process.stdout.write(help);
} else if (values.verdicts) {
  const figures = measureVerdicts();
  process.stdout.write(table(verdictRows(figures)));
  keep('verdicts', figures);
} else if (values.others) {
  const figures = measureOthers(Number(values.stores ?? 1000), tell);
  process.stdout.write(table(othersRows(figures)));
  keep('others', figures);
  if (!isEditCheap(figures)) fail('one edit needs more than half of the processor time of a whole build by Eleventy');
} else if (values.facets) {
  const figures = measureFacets(Number(values.stores ?? 10_000), tell);
  process.stdout.write(table(facetRows(figures)));
  keep(`facets-${figures.stores}`, figures);
} else if (values.editor) {
  const figures = await measureEditor(Number(values.stores ?? 4000));
  process.stdout.write(table(editorRows(figures)));
  keep(`editor-${figures.stores}`, figures);
} else if (values.feed) {
  const figures = measureNetwork(Number(values.stores ?? 500), Number(values.rows ?? 100_000), tell);
  process.stdout.write(table(networkRows(figures)));
  keep(`feed-${figures.stores}-${figures.rows}`, figures);
} else if (values['react-router']) {
  const figures = measureAgainstRouter(Number(values.stores ?? 1000), tell);
  process.stdout.write(table(routerRows(figures)));
  keep(`react-router-${figures.stores}`, figures);
  // A ratio that could not be computed fails, too.
  if (!(figures.ratio <= highestRatio))
    fail('a cold build has become too expensive; see generator/decisions/0068-compared-with-react-router.md');
} else if (values.lighthouse) {
  const figures = await measureTemplates(tell, values.only);
  process.stdout.write(table(lighthouseRows(figures)));
  keep('lighthouse', figures);
} else {
  const counts = (values.stores ?? '200').split(',').map(Number);
  if (counts.some((count) => !Number.isInteger(count) || count < 1))
    throw new Error('--stores takes whole numbers with commas between them, such as 200,1000.');
  const all: CatalogueFigures[] = [];
  for (const count of counts) all.push(await measureCatalogue(count, tell, !values['no-browser']));
  process.stdout.write(table(catalogueRows(all)));
  keep(`stores-${counts.join('-')}`, all);
}
