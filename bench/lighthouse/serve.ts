/** The reference server as `npm start` runs it, with the client of the folder that is named. */
import { readSettings } from '../../server/settings.ts';
import { startServer } from '../../server/start-server.ts';

const [, , clientFolder] = process.argv;
if (clientFolder === undefined) throw new Error('Which folder has the client?');
const server = await startServer(readSettings(process.env), { clientFolder });
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
process.stdout.write(`Pipframe is running at ${server.url}\n`);
