import { expect, screen, userEvent, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { cfAccount, domain } from "#testing/rows/domain-rows.ts";
import { dialog } from "#testing/on-screen.ts";
import { forbiddenPanel } from "#testing/panel-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { pick } from "#testing/stories/choose.ts";
import { form, untouched } from "#testing/stories/form.ts";
import { sending, sentTo } from "#testing/stories/sent.ts";
import { typeIn } from "#testing/type-in.ts";

export default {
  ...staging,
  title: "Panels/Settings/Add domain by token",
  tags: ["panel:add-new-domain-minimized"],
  args: { at: "/?opId=op-nordlys", opens: () => ({ id: "add-new-domain-minimized", params: {} }) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const panel = form({ write: "createDomainByToken", save: "Add domain" });
const fill = async () => {
  await typeIn(/^Domain/, "Dusk.example");
  await pick(/^Cloud account/, /^Nordlys main/);
};

/**
 * Sends the token of the selected account without showing it; then shows the name servers for the registrar (content
 * §2, §7).
 */
export const Added: SceneStory = {
  ...sending("createDomainByToken"),
  play: async ({ loaded }) => {
    const { cfApiKey } = cfAccount(loaded.db, true);
    await fill();
    await expect(document.documentElement.outerHTML).not.toContain(cfApiKey);
    await panel.save();
    const shown = await dialog("Add dusk.example");
    await expect(sentTo(loaded, "createDomainByToken")).toEqual([
      { query: { opId: "op-nordlys" }, body: { domain: "dusk.example", token: cfApiKey } },
    ]);
    await expect(shown.getByText(/^Domain is successfully added! Update the DNS settings/)).toBeVisible();
    const { cfZoneNameServers } = loaded.db.domains.domains.get("dusk.example")!;
    for (const name of cfZoneNameServers) await expect(shown.getByText(name)).toBeVisible();
    await userEvent.click(shown.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.getByRole("searchbox", { name: "Domain" })).toHaveValue("dusk.example"));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
};
export const WithoutAccount: SceneStory = {
  play: async () => {
    await typeIn(/^Domain/, "dusk.example");
    await panel.save();
    await waitFor(() => expect(screen.getAllByText("CF account field is required")[0]).toBeVisible());
  },
};
export const WithProtocol = panel.says(
  () => typeIn(/^Domain/, "https://dusk.example"),
  /^Domain/,
  /Enter the domain without a protocol, for example nordlys\.example\./,
);
export const Nothing = panel.says(untouched, /^Domain/, /Enter the domain\./);
export const ThereAlready = panel.taken(
  async (db) => {
    await fill();
    await typeIn(/^Domain/, domain(db).domainName);
  },
  /^Domain/,
  /already exists\./,
);
/** The server sends no message: the documented one is shown (content §8). */
export const RefusedWithoutWords = panel.refused(
  fill,
  () => undefined,
  "Failed to add the domain. Make sure the domain and API token are valid and try again.",
  { faults: [{ operation: "createDomainByToken", fault: "refused-silently" }] },
);
/** No response: the outcome is not called a failure. */
export const NoAnswer: SceneStory = {
  args: { faults: [{ operation: "createDomainByToken", fault: "cut" }] },
  play: async () => {
    await fill();
    await panel.save();
    const unconfirmed = await dialog("The Change Is Not Confirmed");
    await expect(unconfirmed.queryByText("Failed to add domain")).toBeNull();
  },
};
export const WithoutRight = forbiddenPanel("createDomainByToken", "edit_domains", "operator-manager");
