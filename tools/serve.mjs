// A small static file server for the built app: this machine only, files of one folder only, no dependency.
import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { contentPolicy } from '../web/tools/content-policy.mjs';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

const SAFETY = {
  'Content-Security-Policy': contentPolicy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

/** A server over a folder; it listens to nobody yet. */
export function serverOver(folder) {
  const root = resolve(folder);
  return createServer((request, response) => {
    answer(root, request, response).catch(() => refuse(response, 500, 'Something went wrong'));
  });
}

/**
 * Listens on the first free port from `port` on; on this machine only, unless another host is named.
 * @returns {Promise<number>} the port
 */
export async function listen(server, port, { tries = 20, host = '127.0.0.1' } = {}) {
  for (let next = port; ; next++) {
    try {
      return await listenOn(server, next, host);
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || next >= Math.min(port + tries, 65535)) throw error;
    }
  }
}

function listenOn(server, port, host) {
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, host, () => {
      server.off('error', failed);
      done(server.address().port);
    });
  });
}

async function answer(root, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return refuse(response, 405, 'Only GET and HEAD');
  }
  const path = pathOf(request.url ?? '/');
  if (path === null) return refuse(response, 400, 'That is no address');
  const file = (await fileAt(root, path)) ?? (isPage(path) ? await fileAt(root, '/index.html') : null);
  if (file === null) return refuse(response, 404, 'No such file');
  response.writeHead(200, {
    ...SAFETY,
    'Content-Type': TYPES[extname(file.path)] ?? 'application/octet-stream',
    'Content-Length': file.size,
    // The names of built files change with what is in them.
    'Cache-Control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  if (request.method === 'HEAD') return response.end();
  createReadStream(file.path)
    .on('error', () => response.destroy())
    .pipe(response);
}

/** The path of an address without its query, decoded; `null` for what is none. */
function pathOf(url) {
  try {
    const path = decodeURIComponent(url.split(/[?#]/)[0] ?? '');
    return path.startsWith('/') && !path.includes('\0') && !path.includes('\\') ? path : null;
  } catch {
    return null;
  }
}

/** Addresses without an ending are pages, and there is one page. */
function isPage(path) {
  return extname(path) === '' && !/^\/assets(\/|$)/.test(path);
}

/** The file at a path inside the folder; a folder stands for its index.html. Links that lead out of it are not followed. */
async function fileAt(root, path) {
  const wanted = resolve(join(root, path.endsWith('/') ? `${path}index.html` : path));
  try {
    const real = await realpath(wanted);
    const inside = await realpath(root);
    if (!real.startsWith(inside + sep)) return null;
    const found = await stat(real);
    return found.isFile() ? { path: real, size: found.size } : null;
  } catch {
    return null;
  }
}

function refuse(response, status, text) {
  if (response.headersSent) return response.destroy();
  response.writeHead(status, { ...SAFETY, 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${text}\n`);
}
