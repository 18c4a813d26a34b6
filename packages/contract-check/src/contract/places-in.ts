import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { isMap, isNode, isScalar, LineCounter, parseDocument, type Document } from "yaml";
import type { Contract, Place } from "./contract.ts";

type Read = { file: string; document: Document; lines: LineCounter };

const read = (file: string): Read | undefined => {
  try {
    const lines = new LineCounter();
    return {
      file: relative(process.cwd(), file),
      document: parseDocument(readFileSync(file, "utf8"), { lineCounter: lines }),
      lines,
    };
  } catch {
    return undefined;
  }
};

/** The line of the deepest part of the path that is written in this file, if at least `least` parts are. */
const lineAt = ({ document, lines }: Read, path: readonly string[], least: number) => {
  for (let length = path.length; length >= least; length--) {
    const parent = document.getIn(path.slice(0, length - 1), true);
    if (!isMap(parent)) continue;
    const pair = parent.items.find((it) => isScalar(it.key) && String(it.key.value) === path[length - 1]);
    const start = pair && isNode(pair.key) ? pair.key.range?.[0] : undefined;
    if (start !== undefined) return { line: lines.linePos(start).line, missing: path.length - length };
  }
  return undefined;
};

const operationLines = (file: Read): [string, Place][] => {
  const found: [string, Place][] = [];
  const paths = file.document.get("paths");
  if (!isMap(paths)) return found;
  for (const item of paths.items) {
    if (!isMap(item.value)) continue;
    for (const operation of item.value.items) {
      const id = isMap(operation.value) ? operation.value.get("operationId") : undefined;
      const start = isNode(operation.key) ? operation.key.range?.[0] : undefined;
      if (typeof id === "string" && start !== undefined)
        found.push([id, { file: file.file, line: file.lines.linePos(start).line }]);
    }
  }
  return found;
};

const unescaped = (part: string) => part.replaceAll("~1", "/").replaceAll("~0", "~");

/** Finds lines in the contract's own files; they are read when the first one is asked for. */
export const placesIn = (files: readonly string[]): Contract["placeOf"] => {
  let all: Read[] | undefined;
  let operations: Map<string, Place> | undefined;
  const known = new Map<string, Place | undefined>();
  const find = (pointer: string): Place | undefined => {
    const path = pointer.replace(/^#\//, "").split("/").map(unescaped);
    const isComponent = path[0] === "components";
    const short = path.slice(1);
    let best: (Place & { missing: number }) | undefined;
    // A file may only mention the path and refer to another one: the one with most of it is where it is written.
    for (const file of all!) {
      const found = lineAt(file, path, 3) ?? (isComponent ? lineAt(file, short, 2) : undefined);
      if (found && (!best || found.missing < best.missing)) best = { file: file.file, ...found };
    }
    return best && { file: best.file, line: best.line };
  };
  return (what) => {
    all ??= [...new Set(files)].flatMap((it) => read(it) ?? []);
    operations ??= new Map(all.flatMap(operationLines));
    if ("operation" in what) return operations.get(what.operation);
    if (!known.has(what.pointer)) known.set(what.pointer, find(what.pointer));
    return known.get(what.pointer);
  };
};
