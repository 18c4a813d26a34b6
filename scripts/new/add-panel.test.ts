import { expect, it } from "vitest";
import { addPanel } from "./add-panel.ts";

const PANEL = {
  id: "delete-thing",
  title: "Delete thing",
  permission: undefined,
  params: undefined,
  file: "./panels/delete-thing.confirm.tsx",
};
const moduleWith = (rest: string) => `import { defineModule } from "#kit/pages/define-module.ts";
export const things = defineModule({
  pages: [],${rest}
});
`;

it.each([
  ["none yet", moduleWith("")],
  ["an empty list", moduleWith("\n  panels: [],")],
])("addPanel: module with panels: %s → defined, and its function imported", (_, text) => {
  const changed = addPanel(text, PANEL, "things");
  expect(changed).toMatch(
    /pages: \[\],\s+panels: definePanels\(undefined, \(\) => import\("\.\/things\.panels\.ts"\), \{ "delete-thing": \{ title: "Delete thing" \} \}\),\n\}\);/,
  );
  expect(changed).toContain('import { definePanels } from "#kit/panels/definition/define-panels.ts";');
});
