import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { modules } from "../modules.ts";
import { createRegistry } from "#kit/pages/registry.ts";

const SOURCE = `${import.meta.dirname}/../..`;
/** Ids of the panels with declared parameters: `"bank-edit": { … }`. */
const declared = globSync("**/*.module.ts", { cwd: SOURCE }).flatMap((file) =>
  [
    ...(/^declare module .*?^}/ms.exec(readFileSync(`${SOURCE}/${file}`, "utf8"))?.[0] ?? "").matchAll(
      /^ {4}"([a-z0-9-]+)":/gm,
    ),
  ].map(([, id = ""]) => id),
);

it("registry: contains every panel with declared parameters", () => {
  const { panels } = createRegistry(modules);
  expect(declared).toContain("bank-edit");
  expect([...panels.keys()].toSorted()).toEqual(declared.toSorted());
});

it("registry: page path or panel id registered twice → error", () => {
  expect(() => createRegistry([...modules, modules[0]!])).toThrow(/registered twice/);
});

it("confirmation panels: kept in memory, not in the address", () => {
  const { panels } = createRegistry(modules);
  const confirmations = [...panels.keys()].filter((id) =>
    /^(?:(?:de)?activate|delete|reconcile|settle|transform)-|-confirmation$/.test(id),
  );
  expect(confirmations.length).toBeGreaterThan(5);
  for (const id of confirmations) expect(panels.get(id)).toMatchObject({ keptIn: "memory", params: [] });
});
