import { languages, storePages } from './stores.js';

export default function configure(config) {
  config.addGlobalData('languages', languages);
  config.addGlobalData('storePages', storePages);
  config.ignores.add('stores');
  return { dir: { input: '.', output: 'dist' } };
}
