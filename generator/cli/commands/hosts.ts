import { readBuildManifest } from '../../site/render/build-manifest';
import { caddyfile, nginxConfig } from '../../site/render/web-servers';
import { defineCommand, exitCodes, Refused, WrongUsage } from './command';

const servers = { nginx: { make: nginxConfig, listen: '80' }, caddy: { make: caddyfile, listen: ':80' } } as const;

function isServer(word: string | undefined): word is keyof typeof servers {
  return word !== undefined && Object.hasOwn(servers, word);
}

export const command = defineCommand({
  summary: 'print the configuration of a web server for dist/',
  positionals: 'nginx|caddy',
  options: {
    root: { type: 'string', value: 'PATH', summary: 'folder of the site on the server (default dist/ here)' },
    listen: { type: 'string', value: 'ADDRESS', summary: 'address to listen on (default port 80)' },
    name: { type: 'string', value: 'HOST', summary: 'server name, for nginx' },
  },
  async run({ system, values, positionals, print }) {
    const [server, ...more] = positionals;
    if (!isServer(server) || more.length > 0) throw new WrongUsage('Name a server: nginx or caddy.');
    const site = readBuildManifest(system, 'dist');
    if (!site)
      throw new Refused(
        'There is no dist/ of this version yet: run "npm run build" first. The configuration comes from the build.',
      );
    const { make, listen } = servers[server];
    const root = values.root ?? `${system.root}/dist`;
    print(make(site, { root, listen: values.listen ?? listen, name: values.name }));
    return exitCodes.good;
  },
});
