import { readdirSync } from 'node:fs';

const slugs = readdirSync('stores').map((file) => file.replace(/\.yaml$/, ''));

export default {
  ssr: false,
  prerender: ['/en', '/ar'].flatMap((home) => [
    home,
    `${home}/stores`,
    ...slugs.map((slug) => `${home}/store/${slug}`),
  ]),
};
