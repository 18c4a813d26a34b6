import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { drawnCommit } from "../scripts/shots/manifest/drawn-commit.ts";
import type { PictureQueue, WantedLook } from "../scripts/shots/manifest/picture-queue.ts";

const OUT = fileURLToPath(new URL("../shots/drawn", import.meta.url));
const PICTURE = /^\/([\w~-]+)\.png$/;
const SOURCE = /\.(?:tsx?|css)$/;

/** "dir:rtl;locale:ar-EG" as names and values. */
const globalsOf = (switches: string): WantedLook["globals"] =>
  Object.fromEntries(switches.split(";").flatMap((pair) => (pair ? [pair.split(":", 2) as [string, string]] : [])));

const wantedIn = (id: string, query: URLSearchParams): WantedLook => ({
  id,
  story: query.get("story") ?? id,
  globals: globalsOf(query.get("globals") ?? ""),
  ...(query.has("width") && { width: Number(query.get("width")) }),
});

/**
 * Draws the pictures of the review while Storybook runs: a thumbnail that somebody looks at is drawn in the background, by
 * the browser of the tests, and again after a change of a source. Until it is there the answer is 404.
 */
export const drawMissing = (): Plugin => ({
  name: "draw-missing-looks",
  apply: "serve",
  configureServer: (server) => {
    let queue: Promise<PictureQueue> | undefined;
    const start = async (site: string) => {
      const { pictureQueue } = await import("../scripts/shots/manifest/picture-queue.ts");
      const { MODES } = await import("../scripts/shots/modes.ts");
      return pictureQueue(site, MODES[0]!, OUT);
    };
    const drawing = (host: string | undefined) => (queue ??= start(`http://${host ?? "localhost:6006"}`));
    server.watcher.on("change", (file) => void (SOURCE.test(file) && queue?.then(({ outdate }) => outdate())));
    server.httpServer?.on("close", () => void queue?.then(({ end }) => end()));
    server.middlewares.use("/looks", (request, response, next) => {
      const { pathname, searchParams } = new URL(request.url ?? "", "http://storybook");
      const [, id] = PICTURE.exec(pathname) ?? [];
      if (id === undefined && pathname !== "/looks.json") return next();
      void drawing(request.headers.host).then((pictures) => {
        response.setHeader("cache-control", "no-store");
        if (id === undefined) {
          const manifest = { version: 1, commit: drawnCommit(), looks: pictures.hashes, drawing: true };
          return response.setHeader("content-type", "application/json").end(JSON.stringify(manifest));
        }
        pictures.want(wantedIn(id, searchParams));
        const file = `${OUT}/${id}.png`;
        response.statusCode = existsSync(file) ? 200 : 404;
        response.setHeader("content-type", "image/png");
        return response.end(existsSync(file) ? readFileSync(file) : undefined);
      }, next);
    });
  },
});
