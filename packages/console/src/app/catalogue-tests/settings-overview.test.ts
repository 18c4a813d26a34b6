import { expect, it } from "vitest";
import { SETTINGS_GROUPS } from "../../features/settings/overview/settings-groups.ts";
import { modules } from "../modules.ts";

it("settings overview: one link to every settings page", () => {
  const pages = modules
    .flatMap((module) => module.pages)
    .filter(({ group, path }) => group === "Settings" && path !== "/settings" && !path.includes("{"))
    .map(({ path }) => path);
  const linked = SETTINGS_GROUPS.flatMap(({ links }) => links.map(({ path }) => path));
  expect(linked.toSorted()).toEqual(pages.toSorted());
});
