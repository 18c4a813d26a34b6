import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { isMap, isNode, isScalar, LineCounter, parseDocument, type Document } from "yaml";
import type { Contract, Place } from "./contract.ts";

/** A file of the contract. Its text is parsed only when a searched key occurs in it. */
type Source = { file: string; text: string; lines: LineCounter; document: () => Document };

const sourceOf = (path: string): Source | undefined => {
  try {
    const text = readFileSync(path, "utf8");
    const lines = new LineCounter();
    let document: Document | undefined;
    const parsed = () => (document ??= parseDocument(text, { lineCounter: lines }));
    return { file: relative(process.cwd(), path), text, lines, document: parsed };
  } catch {
    return undefined;
  }
};

/** Whether a text can contain this key; most files need no parsing. */
const hasKey = (text: string, key: string) =>
  [`${key}:`, `${key}":`, `${key}':`, `${key} :`].some((it) => text.includes(it));

/** The line of the deepest part of the path in this file, if at least `least` parts are found. */
const lineAt = ({ document, lines }: Source, path: readonly string[], least: number) => {
  for (let length = path.length; length >= least; length--) {
    const parent = document().getIn(path.slice(0, length - 1), true);
    if (!isMap(parent)) continue;
    const pair = parent.items.find((it) => isScalar(it.key) && String(it.key.value) === path[length - 1]);
    const start = pair && isNode(pair.key) ? pair.key.range?.[0] : undefined;
    if (start !== undefined) return { line: lines.linePos(start).line, missing: path.length - length };
  }
  return undefined;
};

const lineOfOperation = ({ document, lines }: Source, id: string): number | undefined => {
  const paths = document().get("paths");
  if (!isMap(paths)) return undefined;
  for (const item of paths.items) {
    if (!isMap(item.value)) continue;
    for (const operation of item.value.items) {
      const isIt = isMap(operation.value) && operation.value.get("operationId") === id;
      const start = isIt && isNode(operation.key) ? operation.key.range?.[0] : undefined;
      if (start !== undefined) return lines.linePos(start).line;
    }
  }
  return undefined;
};

const unescaped = (part: string) => part.replaceAll("~1", "/").replaceAll("~0", "~");

/** Finds lines in the contract's files, which are read at the first request. */
export const placesIn = (files: readonly string[]): Contract["placeOf"] => {
  let sources: Source[] | undefined;
  const known = new Map<string, Place | undefined>();
  const all = () => (sources ??= files.flatMap((it) => sourceOf(it) ?? []));
  const findOperation = (id: string): Place | undefined => {
    for (const source of all()) {
      if (!source.text.includes(id)) continue;
      const line = lineOfOperation(source, id);
      if (line !== undefined) return { file: source.file, line };
    }
    return undefined;
  };
  const findPointer = (pointer: string): Place | undefined => {
    const path = pointer.replace(/^#\//, "").split("/").map(unescaped);
    const isComponent = path[0] === "components";
    const short = path.slice(1);
    let best: (Place & { missing: number }) | undefined;
    // A file may only mention the path and refer to another file: the file with most of the path defines it.
    for (const source of all()) {
      if (!path.slice(1, 3).every((it) => hasKey(source.text, it))) continue;
      const found = lineAt(source, path, 3) ?? (isComponent ? lineAt(source, short, 2) : undefined);
      if (found && (!best || found.missing < best.missing)) best = { file: source.file, ...found };
    }
    return best && { file: best.file, line: best.line };
  };
  return (what) => {
    const key = "operation" in what ? `operation ${what.operation}` : what.pointer;
    if (!known.has(key))
      known.set(key, "operation" in what ? findOperation(what.operation) : findPointer(what.pointer));
    return known.get(key);
  };
};
