// `npm start`: installs what is missing, builds the web app if it is not up to date, serves it, and says where.
// npm start -- [--port 4173] [--host 127.0.0.1]   With or without a terminal; Ctrl+C or SIGTERM ends it.
import { parseArgs } from 'node:util';
import { buildIfStale, builtApp } from './app.mjs';
import { listen, serverOver } from './serve.mjs';

const DEFAULT_PORT = 4173;
/** This machine only, unless somebody asks for more: a container is reached from outside of it. */
const DEFAULT_HOST = '127.0.0.1';
const USAGE = `Usage: npm start -- [--port ${DEFAULT_PORT}] [--host ${DEFAULT_HOST}]`;

const wanted = readArguments();
await import('./bootstrap.mjs');

/** Ends whatever is under way; it changes as the work goes on. */
let end = () => process.exit(0);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end());
if (process.env.npm_lifecycle_event === 'start') endWithNpm();

await build();
await serve(wanted);

function readArguments() {
  try {
    const { values } = parseArgs({
      options: { port: { type: 'string' }, host: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
    if (values.help) {
      console.log(USAGE);
      process.exit(0);
    }
    const port = Number(values.port ?? DEFAULT_PORT);
    if (!Number.isInteger(port) || port < 0 || port > 65535 || values.port === '')
      throw new Error(`--port takes a number from 0 to 65535, not "${values.port}"`);
    return { port, host: values.host ?? DEFAULT_HOST };
  } catch (error) {
    console.error(`${error.message}\n${USAGE}`);
    process.exit(2);
  }
}

/** A signal to npm ends the shell that npm runs this in, and the shell tells nobody: whoever serves has to look. */
function endWithNpm() {
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) end();
  }, 200).unref();
}

async function build() {
  let stopped = false;
  const isBuilt = await buildIfStale((stop) => {
    end = () => {
      stopped = true;
      stop();
    };
  });
  if (stopped) process.exit(0);
  if (isBuilt) return;
  console.error('Nécropole: the web app could not be built (see above).');
  process.exit(1);
}

async function serve({ port, host }) {
  const server = serverOver(builtApp);
  const used = await listen(server, port, { host }).catch((error) => {
    console.error(`Nécropole cannot be served at ${host}, port ${port}: ${error.message}`);
    process.exit(1);
  });
  end = () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  };
  console.log(`
  Nécropole is at  http://localhost:${used}
  npx necropole play <game>   plays in the terminal
  Ctrl+C ends it.`);
}
