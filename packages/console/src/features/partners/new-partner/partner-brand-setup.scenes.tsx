import { expect, screen, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { drawer, shownDrawer } from "#testing/on-screen.ts";
import { forbiddenPanel, gonePanel } from "#testing/panel-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { form } from "#testing/stories/form.ts";
import { sending, sentTo } from "#testing/stories/sent.ts";
import { typeIn } from "#testing/type-in.ts";

const at = (partner: string) => `/partners/list?panel=partner-brand-setup&partner=${partner}`;

export default {
  ...staging,
  title: "Panels/Partners/Brand of a partner",
  tags: ["panel:partner-brand-setup"],
  args: { scenario: "small", at: at("pt-4711") },
} satisfies SceneMeta;

export const Default = look();

const panel = form({ write: "createBrand", save: "Add brand" });
const fill = async () => {
  await typeIn(/^Title/, "Rowan7");
  await typeIn(/^Brand ID/, "br-rowan");
  await typeIn(/^Domain 1/, "rowan.example");
};

/** Creates a brand under the partner's operator, then recreates the user (ruling 34). */
export const LeadsToTheSetup: SceneStory = {
  ...sending("createBrand"),
  play: async ({ loaded }) => {
    await fill();
    await panel.save();
    await waitFor(() => expect(screen.getByText("Brand Initialized!")).toBeVisible());
    await waitFor(() =>
      expect(loaded.history.location.search).toContain("panel=complete-partner-setup&partner=pt-4711"),
    );
    await waitFor(() => expect(screen.getByRole("button", { name: "Recreate user" })).toBeVisible());
    await expect(sentTo(loaded, "createBrand")).toEqual([
      {
        body: {
          parentOpId: "op-nordlys",
          opId: "br-rowan",
          title: "Rowan7",
          domains: ["rowan.example"],
          domainsLimit: 1,
          haveDomain: true,
          isCfSelected: false,
          partnerId: "pt-4711",
        },
      },
    ]);
    await expect(loaded.db.partners.partners.get("pt-4711")).toMatchObject({
      partnerType: "BRANDED",
      opId: "br-rowan",
    });
  },
};

export const DomainMissing = panel.says(
  async () => {
    await fill();
    await typeIn(/^Domain 1/, " ");
  },
  /^Domain 1/,
  /Enter a domain/,
);
export const IdTaken = panel.taken(
  async () => {
    await fill();
    await typeIn(/^Brand ID/, "br-polaris");
  },
  /^Brand ID/,
  "The ID br-polaris is already taken.",
);

/** A partner has at most one brand. */
export const AlreadyAssigned = look({
  args: {
    at: (db) => at([...db.partners.partners.values()].find((it) => it.partnerType === "BRANDED")!.partnerId),
  },
  play: async () => {
    await waitFor(() => expect(shownDrawer().getByText(/already has the brand/)).toBeVisible());
    await expect((await drawer()).queryByRole("button", { name: "Add brand" })).toBeNull();
  },
});

export const NotFound = look(gonePanel(at("pt-0"), "partner"));
export const Forbidden = look(forbiddenPanel("showPartner", "edit_partners", "operator-manager"));
