import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isMap, isSeq, parseDocument } from 'yaml';

/** Describes an edit for people; undefined if it does not apply to the catalogue. */
export type Edit = (data: string, passesCheck: () => boolean) => string | undefined;

function yamlFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => path.join(folder, name));
}

/** Changes the first code that no text contains. */
export const changeCode: Edit = (data, passesCheck) => {
  for (const file of yamlFiles(path.join(data, 'stores'))) {
    const text = readFileSync(file, 'utf8');
    const document = parseDocument(text);
    const offers = document.get('offers');
    for (const offer of isSeq(offers) ? offers.items : []) {
      if (!isMap(offer) || typeof offer.get('code') !== 'string') continue;
      const code = String(offer.get('code'));
      offer.set('code', 'CHANGED10');
      writeFileSync(file, document.toString({ lineWidth: 0 }));
      if (passesCheck()) return `changed the code ${code} in ${path.basename(file)}`;
      offer.set('code', code);
      writeFileSync(file, text);
    }
  }
  return undefined;
};

/** Adds the store that the guide explains line by line. */
export const addStore: Edit = (data, passesCheck) => {
  const guide = readFileSync(path.join(data, 'guide/stores.md'), 'utf8');
  const [, name = '', store = ''] = /^```yaml file=data\/stores\/([\w-]+)\.yaml\n(.*?)^```$/ms.exec(guide) ?? [];
  const [, logo = ''] = /^logo: (\S+)/m.exec(store) ?? [];
  if (name === '' || logo === '') return undefined;
  writeFileSync(path.join(data, `stores/${name}.yaml`), store);
  writeFileSync(path.join(data, 'images', logo), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>\n');
  return passesCheck() ? `added the store ${name} by the guide` : undefined;
};

/** Deletes the first post and the links to it. */
export const deletePost: Edit = (data, passesCheck) => {
  const [post] = yamlFiles(path.join(data, 'posts'));
  if (post === undefined) return undefined;
  const slug = path.basename(post, '.yaml');
  rmSync(post);
  const link = new RegExp(`\\[([^\\]]*)\\]\\(/blog/${slug}(?:#[^)]*)?\\)`, 'g');
  for (const file of yamlFiles(data)) {
    const text = readFileSync(file, 'utf8');
    if (link.test(text)) writeFileSync(file, text.replace(link, '$1'));
  }
  return passesCheck() ? `deleted the post ${slug}` : undefined;
};
