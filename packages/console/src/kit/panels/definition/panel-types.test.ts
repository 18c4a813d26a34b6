import { expectTypeOf, it } from "vitest";
import { defineModule, type Module } from "#kit/pages/define-module.ts";
import type { PageButton } from "#kit/list/page-buttons.tsx";
import { definePanels } from "./define-panels.ts";
import type { CreatingId } from "./panel-params.ts";

// Checked by the compiler: `pnpm typecheck` fails if a wrong line compiles or a correct one does not.
const load = () => Promise.resolve({ "bank-edit": () => null });
const loadDetails = () => Promise.resolve({ "row-details": () => null });
const creates = { label: "New bank", permission: "edit_banks" } as const;

it("page button with creates: only panels that add a record", () => {
  expectTypeOf<{ creates: "bank-edit" }>().toExtend<PageButton>();
  expectTypeOf<{ creates: "row-details" }>().not.toExtend<PageButton>();
  expectTypeOf<"row-details">().not.toExtend<CreatingId>();
});

it("definePanels: creates is required for panels that add a record, refused for others", () => {
  definePanels("view_banks", load, { "bank-edit": { title: "Bank", params: ["uuid"], creates } });
  // @ts-expect-error It does not say what it adds.
  definePanels("view_banks", load, { "bank-edit": { title: "Bank", params: ["uuid"] } });
  definePanels("view_banks", loadDetails, { "row-details": { title: "Details", params: ["row"] } });
  // @ts-expect-error Its parameters say that it shows a row, and adds none.
  definePanels("view_banks", loadDetails, { "row-details": { title: "Details", params: ["row"], creates } });
});

it("definePanels: every ID has a component of its parameters, every component an ID", () => {
  const title = "Bank";
  // @ts-expect-error No component has the ID.
  definePanels("view_banks", () => Promise.resolve({}), { "bank-edit": { title, params: ["uuid"], creates } });
  // @ts-expect-error A component has no definition.
  definePanels("view_banks", () => Promise.resolve({ "bank-edit": () => null, "delete-bank": () => null }), {
    "bank-edit": { title, params: ["uuid"], creates },
  });
  const other = ({ params }: { params: { page: number } }) => params.page;
  // @ts-expect-error The component takes other parameters.
  definePanels("view_banks", () => Promise.resolve({ "bank-edit": other }), {
    "bank-edit": { title, params: ["uuid"], creates },
  });
});

it("defineModule: pages and panels are required, even if empty", () => {
  defineModule({ pages: [], panels: [] });
  // @ts-expect-error Without panels the app would not start.
  expectTypeOf(() => defineModule({ pages: [] })).returns.toEqualTypeOf<Module>();
  // @ts-expect-error Without pages neither.
  expectTypeOf(() => defineModule({ panels: [] })).returns.toEqualTypeOf<Module>();
});
