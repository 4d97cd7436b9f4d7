import { readBuildManifest } from '../../site/render/build-manifest';
import { nginxConfig } from '../../site/render/nginx';
import { defineCommand, exitCodes, Refused, WrongUsage } from './command';

export const command = defineCommand({
  summary: 'print the configuration of nginx for dist/',
  positionals: 'nginx',
  options: {
    root: { type: 'string', value: 'PATH', summary: 'folder of the site on the server (default dist/ here)' },
    listen: { type: 'string', value: 'ADDRESS', summary: 'address to listen on (default port 80)' },
    name: { type: 'string', value: 'HOST', summary: 'server name' },
  },
  async run({ system, values, positionals, print }) {
    if (positionals.length !== 1 || positionals[0] !== 'nginx') throw new WrongUsage('Name the server: nginx.');
    const site = readBuildManifest(system, 'dist');
    if (!site)
      throw new Refused(
        'There is no dist/ of this version yet: run "npm run build" first. The configuration comes from the build.',
      );
    const { root = `${system.root}/dist`, listen = '80', name } = values;
    print(nginxConfig(site, { root, listen, name }));
    return exitCodes.good;
  },
});
