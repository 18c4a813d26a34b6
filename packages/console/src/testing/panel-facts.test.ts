import { expect, it } from "vitest";
import { definePanel } from "#kit/pages/define-module.ts";
import { panelFacts } from "./panel-facts.ts";

const panel = { title: "Details", params: [], panel: async () => ({ default: () => null }) } as const;

it("says how wide a drawer is and where it opens; a confirmation has no address", () => {
  const facts = panelFacts([
    {
      pages: [],
      panels: [
        definePanel({ ...panel, id: "row-details", keptIn: "address", width: "lg" }),
        definePanel({ ...panel, id: "bank-edit", keptIn: "address" }),
        definePanel({ ...panel, id: "delete-bank", keptIn: "memory" }),
      ],
    },
  ]);
  expect(facts["row-details"]).toMatchObject({ width: "Drawer, 710 px", address: "/?panel=row-details" });
  expect(facts["bank-edit"]).toMatchObject({ width: "Drawer, 480 px", address: "/?panel=bank-edit" });
  expect(facts["delete-bank"]).toMatchObject({ width: "Dialog", address: undefined });
});
