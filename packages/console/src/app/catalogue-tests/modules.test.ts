import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { modules } from "../modules.ts";
import { createRegistry } from "#kit/pages/registry.ts";

const SOURCE = `${import.meta.dirname}/../..`;
/** The panels whose parameters are declared: `"bank-edit": { … }`. */
const declared = globSync("**/*.module.ts", { cwd: SOURCE }).flatMap((file) =>
  [
    ...(/^declare module .*?^}/ms.exec(readFileSync(`${SOURCE}/${file}`, "utf8"))?.[0] ?? "").matchAll(
      /^ {4}"([a-z0-9-]+)":/gm,
    ),
  ].map(([, id = ""]) => id),
);

it("knows every panel whose parameters are declared", () => {
  const { panels } = createRegistry(modules);
  expect(declared).toContain("bank-edit");
  expect([...panels.keys()].toSorted()).toEqual(declared.toSorted());
});

it("refuses an address or a panel id that is claimed twice", () => {
  expect(() => createRegistry([...modules, modules[0]!])).toThrow(/registered twice/);
});

it("keeps every confirmation out of the address", () => {
  const { panels } = createRegistry(modules);
  const confirmations = [...panels.keys()].filter((id) =>
    /^(?:(?:de)?activate|delete|reconcile|settle|transform)-|-confirmation$/.test(id),
  );
  expect(confirmations.length).toBeGreaterThan(5);
  for (const id of confirmations) expect(panels.get(id)).toMatchObject({ keptIn: "memory", params: [] });
});
