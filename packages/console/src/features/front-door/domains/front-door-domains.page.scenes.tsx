import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { frontDoorDomain } from "#testing/rows/front-door-rows.ts";
import { firstRow } from "#testing/on-screen.ts";
import { emptyPage, forbiddenPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/Settings/Front Door domains",
  args: { account: "dev-ops", at: "/settings/domains" },
} satisfies SceneMeta;

export const Default = look();

/** Name, domain, target and status (content §3); no token. */
export const Columns: SceneStory = {
  play: async ({ loaded: { db } }) => {
    await firstRow();
    await expect(
      screen
        .getAllByRole("columnheader")
        .map((it) => it.textContent.trim())
        .filter(Boolean)
        .join(", "),
    ).toBe("Name, Domain, Provisioning, Validation, Target, Endpoint, Token expires, Created At, Actions");
    for (const { validationProperties } of db.developer.frontDoor.values())
      await expect(document.documentElement.outerHTML).not.toContain(validationProperties.validationToken);
  },
};
/** A row opens its details; its icon deletes it. */
export const Row: SceneStory = {
  args: { at: (db) => `/settings/domains?search=${frontDoorDomain(db).name}` },
  play: async ({ loaded: { db } }) => {
    const row = (await screen.findByText(frontDoorDomain(db).name)).closest("tr")!;
    await userEvent.click(row.querySelector<HTMLElement>('[aria-label^="Delete Record "]')!);
    await waitFor(() => expect(screen.getByRole("alertdialog", { name: "Delete custom domain" })).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await userEvent.click(row.querySelector<HTMLElement>('[aria-label^="Details "]')!);
    await waitFor(() => expect(screen.getByRole("dialog", { name: "AFD Domain Details" })).toBeVisible());
  },
};
export const Empty = look(emptyPage("No domains yet"));
export const Forbidden = forbiddenPage("listFrontDoorDomains", "view_front_door", "operator-admin");
