import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { afdProfile } from "#testing/rows/front-door-rows.ts";
import { firstRow } from "#testing/on-screen.ts";
import { emptyPage, forbiddenPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/Settings/Front Door profiles",
  args: { account: "dev-ops", at: "/settings/cf-account-v2/afds" },
} satisfies SceneMeta;

export const Default = look();

const headers = async () => {
  await firstRow();
  const texts = screen.getAllByRole("columnheader").map((it) => it.textContent.trim());
  return texts.filter(Boolean).join(", ");
};

/** Azure identifiers are columns for DEV_OPS and SUPER_ADMIN only. */
export const AllColumns: SceneStory = {
  play: async () =>
    expect(await headers()).toBe(
      "AFD Profile, Title, Resource group, Description, Managed identity, Endpoint prefix, Route prefix, Created At, Updated At, Actions",
    ),
};
export const FewColumns: SceneStory = {
  args: { account: "admin" },
  play: async () =>
    expect(await headers()).toBe("AFD Profile, Title, Resource group, Description, Created At, Updated At, Actions"),
};
/** The default profile is marked; each is edited from its row. */
export const Edited: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const row = (await screen.findByText(afdProfile(db, true).afdProfileName)).closest("tr")!;
    await expect(row).toHaveTextContent("DEFAULT");
    await userEvent.click(row.querySelector<HTMLElement>('[aria-label^="Edit "]')!);
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Edit AFD Profile" })).toBeVisible());
  },
};
export const Empty = look(emptyPage("No Front Door profiles yet"));
export const Forbidden = forbiddenPage("listAfdProfiles", "view_afd_profiles", "operator-admin");
