import { readFileSync } from "node:fs";
import { operations } from "@backoffice/api-client/contract";
import { describe, expect, it } from "vitest";
import { menuPagesText } from "../../../scripts/menu-pages-text.ts";
import { MENU_GROUPS } from "../../shell/menu/menu-groups.ts";
import { modules } from "../modules.ts";

const pages = modules.flatMap((module) => module.pages);
const rights: ReadonlySet<string> = new Set(Object.values(operations).map(({ permission }) => permission));

describe.each(pages)("$path", (page) => {
  it("page definition: title, menu group, permission and component are valid", () => {
    expect(page.title).toMatch(/^[A-Z].+/);
    expect(MENU_GROUPS.map(({ id }) => id)).toContain(page.group);
    expect(rights).toContain(page.permission ?? "signed_in");
    for (const title of Object.values(page.variants ?? {})) expect(title).toMatch(/^[A-Z].+/);
    expect(page.page).toBeTypeOf("function");
  });
});

it("page catalogue: paths are unique, variants match the documents", () => {
  const variants = pages.flatMap(({ path, variants: all = {} }) => Object.keys(all).map((query) => `${path}?${query}`));
  // rights.snap.txt lists the pages and the roles that can open them.
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  expect(variants).toEqual([
    "/withdraw/list?status=CONFIRMED",
    "/deposit/list?status=CONFIRMED",
    "/documentsV2?status=NOT_SUBMITTED",
    "/documentsV2?status=CONFIRMED",
    "/documentsV2?status=PENDING",
    "/documentsV2?status=REJECTED",
    "/operators?type=parent",
    "/operators?type=brand",
    "/transactions/cashback?status=CONFIRMED",
  ]);
});

it("page flags: top bar controls are hidden as documented", () => {
  const flags = (path: string) => {
    const { noOperatorSelector, noTestFilter, noIncludeBrands } = pages.find((page) => page.path === path)!;
    return { noOperatorSelector, noTestFilter, noIncludeBrands };
  };
  expect(flags("/partner-dashboard")).toMatchObject({ noOperatorSelector: true, noTestFilter: true });
  expect(flags("/partners/non-partner-brands")).toMatchObject({ noIncludeBrands: true });
  expect(flags("/settings/general")).toMatchObject({ noOperatorSelector: true });
});

it.each([
  "/whats-new",
  "/whats-new/super-admin",
  "/user/profile",
  "/exchange-rates",
  "/gamesV2/tags",
  "/gamesV2/categories",
  "/gamesV2/jurisdictions",
  "/settings/domains",
  "/settings/cf-account-v2/afds",
  "/settings/dev",
])("page %s: no data of an operator → no operator selector, no test-player filter", (path) =>
  expect(pages.find((page) => page.path === path)).toMatchObject({ noOperatorSelector: true, noTestFilter: true }),
);

it("menu entries: titles are unique within their group", () => {
  const titles = pages
    .filter(({ path, inMenu }) => !path.includes("{") && inMenu !== false)
    .flatMap(({ group, title, variants = {} }) =>
      [title, ...Object.values(variants)].map((words) => `${group}: ${words}`),
    );
  expect(new Set(titles).size).toBe(titles.length);
});

it("menu pages of the mock server: generated file matches the catalogue", () => {
  const file = new URL("../../../../mocks/src/session/menu-pages.ts", import.meta.url);
  expect(readFileSync(file, "utf8"), "run pnpm generate").toBe(menuPagesText());
});
