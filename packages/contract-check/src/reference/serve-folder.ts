import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { basename, extname, join } from "node:path";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
};
const HEADERS = {
  "cache-control": "no-store",
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'",
  "x-content-type-options": "nosniff",
};

/** Serves the files of a folder (without subfolders) to this machine only, on a free port. */
export const serveFolder = async (folder: string): Promise<{ url: string; server: Server }> => {
  const server = createServer((request, reply) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    const name = path === "/" ? "index.html" : basename(path);
    const type = TYPES[extname(name)];
    const send = (status: number, body: Buffer | string, contentType: string) =>
      void reply.writeHead(status, { ...HEADERS, "content-type": contentType }).end(body);
    if (!type || (path !== "/" && path !== `/${name}`)) send(404, "Not found\n", "text/plain; charset=utf-8");
    else
      readFile(join(folder, name)).then(
        (body) => send(200, body, type),
        () => send(404, "Not found\n", "text/plain; charset=utf-8"),
      );
  });
  await new Promise<void>((done, fail) => {
    server.once("error", fail);
    server.listen(0, "127.0.0.1", done);
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server };
};
