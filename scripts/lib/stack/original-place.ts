import { existsSync, readFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";
import { join, relative } from "node:path";
import { ROOT } from "../root.ts";

/** A place in the files of a build: `assets/FILE.js:LINE:COLUMN`, both from 1. */
const FRAME = /^(assets\/[\w.-]+\.js):(\d+):(\d+)$/;

/** Where the build was made: its maps name the sources from there, wherever it is kept. */
const ASSETS = `${ROOT}packages/console/dist/assets`;

/** A place in the files of a build as a place in the sources, with the name of what stands there if the build renamed it. */
export const originalPlace = (build: string, frame: string): string => {
  const [, file = "", line, column] = FRAME.exec(frame) ?? [];
  const map = join(build, `${file}.map`);
  if (!file || !existsSync(map)) return `${frame} (no source map)`;
  const payload = JSON.parse(readFileSync(map, "utf8")) as SourceMapPayload;
  // Node reads on after the last segment: without the separator it gives what the last lacks from the one before it.
  const mappings = `${payload.mappings};`;
  const origin = new SourceMap({ ...payload, mappings }).findOrigin(Number(line), Number(column));
  if (!("fileName" in origin)) return `${frame} (not in the source map)`;
  const source = relative(ROOT, join(ASSETS, origin.fileName));
  return `${origin.name ?? "?"} (${source}:${origin.lineNumber}:${origin.columnNumber})`;
};
