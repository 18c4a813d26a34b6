import { KEYS } from "@backoffice/ui";
import { expect, it } from "vitest";
import { CONSOLE_KEYS } from "./console-keys.ts";

const sources = import.meta.glob<string>(
  [
    "../../**/*.{ts,tsx}",
    "../../../../ui/src/**/*.{ts,tsx}",
    "!../../../../ui/src/keys/**",
    "!**/*.{test,stories,scenes}.*",
    "!**/testing/**",
  ],
  { query: "?raw", import: "default", eager: true },
);

const listed = new Set(
  [...Object.values(KEYS), ...Object.values(CONSOLE_KEYS)].flat().map((chord) =>
    chord
      .split(/\+(?=.)/)
      .at(-1)!
      .replace("Space", " ")
      .toLowerCase(),
  ),
);

/** Keys that a source compares with, or looks up in a table: `event.key === "Home"`, `{ Home: … }[event.key]`. */
const keysIn = (source: string): string[] => [
  ...[...source.matchAll(/(?<!typeof )\bkey(?:\.toLowerCase\(\))?\s*[!=]==\s*"([^"]+)"/g)].map(([, key]) => key!),
  ...[...source.matchAll(/\b(Arrow(?:Up|Down|Left|Right)|Page(?:Up|Down)|F\d+)\b/g)].map(([, key]) => key!),
];

it("source scan: finds the sources and the keys in them", () => {
  expect(Object.keys(sources).length).toBeGreaterThan(600);
  expect(new Set(Object.values(sources).flatMap(keysIn)).size).toBeGreaterThan(8);
});

it("listed shortcuts: contain every key that a source handles", () => {
  for (const [path, source] of Object.entries(sources))
    for (const key of keysIn(source)) expect(listed, `${key} in ${path}`).toContain(key.toLowerCase());
});

it("Ctrl, ⌘ and Alt: only the key registry handles modifiers", () => {
  const chords = Object.entries(sources).filter(([, source]) =>
    /key === "[^"]+" && \(?\w+\.(?:meta|ctrl|alt)Key/.test(source),
  );
  expect(chords.map(([path]) => path)).toEqual([]);
});
