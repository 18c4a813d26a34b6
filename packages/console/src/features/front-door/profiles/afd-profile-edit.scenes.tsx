import { expect, userEvent, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { afdProfile } from "#testing/rows/front-door-rows.ts";
import { drawer } from "#testing/on-screen.ts";
import { forbiddenPanel } from "#testing/panel-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { form } from "#testing/stories/form.ts";
import { typeIn } from "#testing/type-in.ts";

const NEW = { opens: () => ({ id: "afd-profile-edit", params: {} }) as const };

export default {
  ...staging,
  title: "Panels/Settings/AFD Profile",
  tags: ["panel:afd-profile-edit"],
  args: { account: "dev-ops", opens: (db) => ({ id: "afd-profile-edit", params: { profile: afdProfile(db) } }) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });

const edited = form({ write: "updateAfdProfile" });
const created = form({ write: "createAfdProfile", save: "Create AFD profile", args: NEW });
const fill = async () => {
  await typeIn(/^Title/, "Dusk");
  await typeIn(/^Resource group/, "rg-edge-dusk");
  await typeIn(/^Profile name/, "afd-prod-dusk");
  await typeIn(/^Managed identity/, "1f7c2e9a");
};

/** POST to create, with omitted fields empty (content §7). */
export const Created = created.sends(
  async () => {
    await fill();
    await userEvent.click((await drawer()).getByRole("textbox", { name: /^Extra data/ }));
    await userEvent.paste('{ "tier": "Premium" }');
  },
  {
    body: {
      resourceGroup: "rg-edge-dusk",
      afdProfileName: "afd-prod-dusk",
      title: "Dusk",
      managedIdentityClientId: "1f7c2e9a",
      isDefault: false,
      description: null,
      note: null,
      endpointNamePrefix: null,
      ppfRouteNamePrefix: null,
      extraData: { tier: "Premium" },
      options: { skipExistingAfdProfileCheck: false },
    },
  },
  "AFD profile created.",
);
/** A new profile requires client ID, resource group and name (content §5). */
export const Required: SceneStory = {
  args: NEW,
  play: async () => {
    await typeIn(/^Title/, "Dusk");
    await created.save();
    const shown = await drawer();
    for (const text of [
      "Enter the resource group.",
      "Enter the profile name.",
      "Enter the client ID of the managed identity.",
    ])
      await waitFor(() => expect(shown.getAllByText(text)[0]).toBeVisible());
  },
};
export const ThereAlready = created.taken(
  async (db) => {
    await fill();
    await typeIn(/^Profile name/, afdProfile(db).afdProfileName);
  },
  /^Profile name/,
  /already/,
);
/** PUT to edit, with every known field (content §7). */
export const Edited = edited.sends(
  () => typeIn(/^Title/, "South and east"),
  (db) => {
    const { createdAt: _created, updatedAt: _updated, ...profile } = afdProfile(db);
    return { body: { ...profile, title: "South and east", options: { skipExistingAfdProfileCheck: false } } };
  },
  "AFD profile saved.",
);
export const WithoutTitle = edited.says(() => typeIn(/^Title/, " "), /^Title/, /Enter the title\./);
/** Name and resource group are read-only; the default can only be moved to another profile. */
export const Stays: SceneStory = {
  args: { opens: (db) => ({ id: "afd-profile-edit", params: { profile: afdProfile(db, true) } }) },
  play: async () => {
    const shown = await drawer();
    for (const name of [/^Resource group/, /^Profile name/])
      await waitFor(() => expect(shown.getByRole("textbox", { name })).toHaveAttribute("readonly"));
    await expect(shown.getByRole("switch", { name: /^Default/ })).toHaveAccessibleDescription(
      "Make another profile the default instead.",
    );
  },
};
/** Deleted at Azure meanwhile. */
export const Gone = edited.refused(
  () => typeIn(/^Title/, "South and east"),
  (db) => void db.domains.profiles.delete(afdProfile(db).afdProfileName),
  "This AFD profile does not exist.",
);
export const WithoutRight = forbiddenPanel("createAfdProfile", "edit_afd_profiles", "operator-admin");
