import { siteOf, check } from '../pipeline';
import { parseHeadersFile } from '../render/headers';
import { caddyfile, nginxConfig } from '../render/web-servers';
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
  async run({ system, values, positionals, print, report }) {
    const [server, ...more] = positionals;
    if (!isServer(server) || more.length > 0) throw new WrongUsage('Say for which server: nginx or caddy.');
    const headers = system.read('dist/_headers');
    if (!headers)
      throw new Refused('There is no dist/ yet: run "npm run build" first. The headers are those of the build.');
    const checked = check(system);
    if (!checked.catalogue) {
      report(checked);
      return exitCodes.dataErrors;
    }
    const { settings, routeTable } = siteOf(system, checked.catalogue);
    const { make, listen } = servers[server];
    print(
      make(
        {
          basePath: settings.basePath,
          redirects: routeTable.redirects,
          headers: parseHeadersFile(new TextDecoder().decode(headers)),
        },
        { root: values.root ?? `${system.root}/dist`, listen: values.listen ?? listen, name: values.name },
      ),
    );
    return exitCodes.good;
  },
});
