import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, serverOver } from './serve.mjs';

const folder = mkdtempSync(join(tmpdir(), 'necropole-serve-'));
const app = join(folder, 'app');
let server: Server;
let port = 0;

beforeAll(async () => {
  mkdirSync(join(app, 'assets'), { recursive: true });
  mkdirSync(join(folder, 'app-secrets'));
  writeFileSync(join(app, 'index.html'), '<p>the page</p>');
  writeFileSync(join(app, 'assets', 'a-1.js'), 'export {};');
  writeFileSync(join(app, 'assets', 'é b.woff2'), 'x');
  writeFileSync(join(app, 'manifest.webmanifest'), '{}');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'app-secrets', 'secret.txt'), 'secret');
  symlinkSync(join(folder, 'secret.txt'), join(app, 'assets', 'out.txt'));
  server = serverOver(app);
  port = await listen(server, 0);
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method });

/** What comes back for a path that `fetch` would tidy up first. */
function rawGet(path: string): Promise<string> {
  return new Promise((done, failed) => {
    const socket = createConnection(port, '127.0.0.1', () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    });
    let text = '';
    socket.on('data', (part) => {
      text += part;
    });
    socket.on('end', () => done(text)).on('error', failed);
  });
}

describe('the static server', () => {
  it('gives files with their types', async () => {
    const page = await get('/');
    expect([page.status, page.headers.get('content-type'), await page.text()]).toEqual([
      200,
      'text/html; charset=utf-8',
      '<p>the page</p>',
    ]);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const script = await get('/assets/a-1.js?x=1');
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect((await get('/manifest.webmanifest')).headers.get('content-type')).toContain('application/manifest+json');
    expect((await get('/assets/%C3%A9%20b.woff2')).headers.get('content-type')).toBe('font/woff2');
  });

  it('gives the page for addresses of pages, and says so when a file is missing', async () => {
    expect(await (await get('/some/where')).text()).toBe('<p>the page</p>');
    expect((await get('/assets/gone.js')).status).toBe(404);
    expect((await get('/assets/gone')).status).toBe(404);
    expect((await get('/gone.png')).status).toBe(404);
    expect((await get('/assets')).status).toBe(404);
  });

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../../secret.txt',
    '/../app-secrets/secret.txt',
    '/assets/out.txt',
    '//etc/passwd',
    '/..%5csecret.txt',
    '/%00',
    '/%E0%A4%A',
  ])('never leaves its folder: %s', async (path) => {
    const said = await rawGet(path);
    expect(said).not.toContain('secret\n');
    expect(said).not.toMatch(/\r\n\r\nsecret$/);
    expect(said).not.toContain('root:');
    expect(said).toMatch(/^HTTP\/1\.1 (400|404|200)/);
    if (said.startsWith('HTTP/1.1 200')) expect(said).toContain('the page');
  });

  it('only reads', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) expect((await get('/', method)).status).toBe(405);
    const head = await get('/', 'HEAD');
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '15', '']);
  });

  it('takes the next free port, on this machine only', async () => {
    const other = serverOver(app);
    const next = await listen(other, port);
    expect(next).toBeGreaterThan(port);
    expect((other.address() as AddressInfo).address).toBe('127.0.0.1');
    other.close();
  });

  it('gives up when no port is free', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((done) => taken.once('listening', done));
    const { port: busy } = taken.address() as AddressInfo;
    await expect(listen(serverOver(app), busy, { tries: 0 })).rejects.toThrow('EADDRINUSE');
    taken.close();
  });
});
