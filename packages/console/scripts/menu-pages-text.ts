import { modules } from "../src/app/modules.ts";

/** The file of the mock server that lists the console's pages: those with a place in the menu. */
export const menuPagesText = (): string => {
  const rows = modules
    .flatMap((module) => module.pages)
    .filter(({ path, inMenu }) => !path.includes("{") && inMenu !== false)
    .map(
      ({ path, permission }) =>
        `  [${[path, ...(permission && permission !== "signed_in" ? [permission] : [])].map((it) => `"${it}"`).join(", ")}],`,
    );
  return [
    "// Written by `pnpm generate` from the console's catalogue. Do not edit.",
    'import type { PermissionKey } from "./permission-key.ts";',
    "",
    "/** The console's pages in the order of the menu, each with the right that it needs. */",
    "export const menuPages: readonly (readonly [path: string, needs?: PermissionKey])[] = [",
    ...rows,
    "];",
    "",
  ].join("\n");
};
