import { expect, test } from "vitest";
import { parseManifest } from "./looks-manifest.ts";

const manifest = { version: 1, commit: "ddf5f12d+", looks: { "a--default": { "light-wide": "0f" } } };

test("parseManifest: manifest → itself; anything else → undefined", () => {
  expect(parseManifest(manifest)).toEqual(manifest);
  for (const other of [undefined, null, "", {}, { ...manifest, version: 2 }, { ...manifest, looks: [] }])
    expect(parseManifest(other)).toBeUndefined();
});
