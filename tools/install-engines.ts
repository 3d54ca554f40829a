/** Gets the browser engines that the stage `engines` walks through, where this machine has a way to; without them it names them as skipped. */
import { existsSync } from 'node:fs';
import { say } from './output.ts';
import { run } from './run.ts';

const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];
const COMMANDS = ['/usr/bin/firefox-esr', '/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];

async function install(): Promise<void> {
  if (COMMANDS.every((path) => existsSync(path))) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  await run('apt-get', ['update']);
  const { ok } = await run('apt-get', ['install', '-y', '--no-install-recommends', ...PACKAGES]);
  say(ok ? `Installed ${PACKAGES.join(', ')}` : `Could not install ${PACKAGES.join(', ')}: the tests go on without`);
}

await install();
