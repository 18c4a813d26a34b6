import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { modules } from "../src/app/modules.ts";
import { filesOf } from "./files-of.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

it("every page and panel of the catalogue has a file that exists", () => {
  const files = filesOf(root);
  const all = modules.flatMap(({ pages, panels }) => [...pages.map(({ path }) => path), ...panels.map(({ id }) => id)]);
  expect(all.filter((name) => !existsSync(join(root, files.get(name) ?? "none")))).toEqual([]);
});

it("a component of its own has its own file, a page that is drawn from the contract the file of its line", () => {
  const files = filesOf(root);
  expect(files.get("bank-edit")).toBe("src/features/banks/bank-list/panels/bank-edit.drawer.tsx");
  expect(files.get("/exchange-rates")).toBe("src/features/general/exchange-rates/exchange-rates.page.tsx");
  expect(files.get("/whats-new")).toBe("src/features/general/general.pages.tsx");
});
