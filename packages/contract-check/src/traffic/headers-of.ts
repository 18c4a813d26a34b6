import type { HarEntry } from "./har-entry.ts";
import type { Headers } from "./headers.ts";

type Written = NonNullable<HarEntry["request"]>["headers"];

const pairsOf = (written: Written): (readonly [string, unknown])[] => {
  if (Array.isArray(written)) return written.map((it) => [String(it?.name), it?.value] as const);
  return Object.entries((written ?? {}) as Record<string, unknown>).flatMap(([name, value]) =>
    [value].flat().map((it) => [name, it] as const),
  );
};

/** The headers of a recorded request or reply. A HAR keeps the location separately. */
export const headersOf = (written: Written, location?: unknown): Headers => {
  const all = new Map<string, string[]>();
  for (const [name, value] of pairsOf(written)) {
    const key = name.toLowerCase();
    // A header is one text; anything else in its place is no header.
    const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
    // Chromium joins several cookies in one header with line breaks.
    const values = text.includes("\n") ? text.split("\n") : [text];
    const before = all.get(key);
    if (before) before.push(...values);
    else all.set(key, values);
  }
  if (typeof location === "string" && location !== "" && !all.has("location")) all.set("location", [location]);
  return all;
};
