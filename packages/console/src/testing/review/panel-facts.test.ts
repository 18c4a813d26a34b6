import { expect, it } from "vitest";
import type { PanelDefinition } from "#kit/panels/definition/define-panels.ts";
import { panelFacts } from "./panel-facts.ts";

const panel: Omit<PanelDefinition, "id" | "keptIn"> = {
  title: "Details",
  params: [],
  panel: async () => ({ default: () => null }),
};

it("panelFacts: drawer → width and address, confirmation → no address", () => {
  const facts = panelFacts([
    {
      pages: [],
      panels: [
        { ...panel, id: "row-details", keptIn: "address", width: "lg" },
        { ...panel, id: "bank-edit", keptIn: "address" },
        { ...panel, id: "delete-bank", keptIn: "memory" },
      ],
    },
  ]);
  expect(facts["row-details"]).toMatchObject({ width: "Drawer, 710 px", address: "/?panel=row-details" });
  expect(facts["bank-edit"]).toMatchObject({ width: "Drawer, 480 px", address: "/?panel=bank-edit" });
  expect(facts["delete-bank"]).toMatchObject({ width: "Dialog", address: undefined });
});
