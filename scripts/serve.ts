import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { listen } from "./lib/listen.ts";
import { ROOT } from "./lib/root.ts";
import { staticServer } from "./lib/static-server.ts";

/**
 * `pnpm serve [--mocked] [--port 4173] [--upstream http://127.0.0.1:4010] [--realtime-hub wss://ours.example]`: serves
 * a build like nginx.
 */
const { values } = parseArgs({
  options: {
    mocked: { type: "boolean", default: false },
    port: { type: "string", default: "4173" },
    upstream: { type: "string" },
    "realtime-hub": { type: "string" },
  },
});
const root = `${ROOT}packages/console/${values.mocked ? "dist-mocked" : "dist"}`;
if (existsSync(`${root}/index.html`)) {
  const { mocked, upstream, "realtime-hub": realtimeHub } = values;
  const server = staticServer({ root, mocked, upstream, realtimeHub });
  console.log(`Serving ${root} at ${await listen(server, Number(values.port))}`);
} else {
  console.error(
    `There is no build in ${root}: run pnpm ${values.mocked ? "--filter @backoffice/console build:mocked" : "build"} first.`,
  );
  process.exitCode = 1;
}
