import { parseArgs } from "node:util";
import { createServer } from "vite";
import { ROOT } from "./lib/root.ts";

/**
 * `pnpm dev [--port 5173]`: the console with its mock server inside; no other process is needed.
 * API_ORIGIN=http://127.0.0.1:4010 makes it use that server instead.
 */
const { values } = parseArgs({ options: { port: { type: "string" } } });
const api = process.env["API_ORIGIN"];
const server = await createServer({
  root: `${ROOT}packages/console`,
  mode: api ? "development" : "mocked",
  logLevel: "warn",
  ...(values.port && { server: { port: Number(values.port) } }),
});
await server.listen();
const address = server.resolvedUrls?.local[0] ?? "";
console.log(`The console runs ${api ? `against ${api}` : "fully mocked"} at ${address} (Ctrl-C stops it).`);
if (!api) console.log(`Sign in at ${address}admin with any of the accounts listed there.`);
