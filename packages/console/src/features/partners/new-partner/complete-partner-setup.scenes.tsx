import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import {
  FREE_BRAND,
  freeOneBrand,
  fillUser,
  leaveStep,
  partnerWithoutUser,
  partnerWithUser,
  step,
} from "#testing/rows/new-partner.ts";
import { dialog, drawer, shownDialog } from "#testing/on-screen.ts";
import { forbiddenPanel, gonePanel } from "#testing/panel-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { expectNothingSent, sending, sentTo } from "#testing/stories/sent.ts";

const at = (search: string) => `/partners/list?panel=complete-partner-setup${search}`;

export default {
  ...staging,
  title: "Panels/Partners/Complete Partner Setup",
  tags: ["panel:complete-partner-setup"],
  args: { scenario: "small", arrange: freeOneBrand, at: at(`&brand=${FREE_BRAND}`) },
} satisfies SceneMeta;

export const Default = look();

const complete = async () =>
  userEvent.click(await (await dialog("New partner")).findByRole("button", { name: "Close" }));

/** Brand without a partner: settings, then user; the brand is not created again. */
export const FromABrand: SceneStory = {
  ...sending("createPartnerSettings", "createUser"),
  play: async ({ loaded }) => {
    await step("Settings");
    await leaveStep();
    await fillUser();
    await leaveStep("Finish");
    await complete();
    await waitFor(() => expect(screen.getByText("Partner has been created successfully!")).toBeVisible());
    await expectNothingSent(loaded, "createBrand");
    await expect(sentTo(loaded, "createPartnerSettings")).toMatchObject([
      { body: { partnerType: "BRANDED", opId: FREE_BRAND, parentOpId: "op-nordlys" } },
    ]);
    await expect(sentTo(loaded, "createUser")).toMatchObject([{ body: { opId: FREE_BRAND, role: "PARTNER" } }]);
  },
};

/** Existing partner: starts with the user (money §2). */
export const FromAPartner: SceneStory = {
  args: { arrange: () => undefined, at: (db) => at(`&partner=${partnerWithoutUser(db).partnerId}`) },
  play: async () => {
    await step("User Details");
    await expect((await drawer()).getByRole("button", { name: "Finish" })).toBeVisible();
  },
};

/** Recreates the permissions of an existing user. */
export const RecreatesTheUser: SceneStory = {
  ...sending("recreatePartnerUserPermission"),
  args: { at: (db) => at(`&partner=${partnerWithUser(db).partnerId}`) },
  play: async ({ loaded: { db } }) => {
    const { partnerId } = partnerWithUser(db);
    await leaveStep("Recreate user");
    await waitFor(() => expect(screen.getByText("Partner user recreated!")).toBeVisible());
    await expect(db.partners.partners.get(partnerId)?.permissionsRecreatedAt).toBeTruthy();
  },
};

/** Brand assigned by someone else meanwhile. */
export const TakenMeanwhile: SceneStory = {
  play: async ({ loaded: { db } }) => {
    await step("Settings");
    const other = [...db.partners.partners.values()].find((it) => it.partnerType === "BRANDED")!;
    db.partners.partners.set("pt-1", { ...other, partnerId: "pt-1", opId: FREE_BRAND });
    await leaveStep();
    await waitFor(() =>
      expect(
        shownDialog("Unable to create partner settings").getByText("This brand already has a partner."),
      ).toBeVisible(),
    );
  },
};

export const OfNothing = gonePanel(at(""), "brand");
export const NotFound = look(gonePanel(at("&partner=pt-0"), "partner"));
export const Forbidden = look(forbiddenPanel("createPartnerSettings", "edit_partners", "operator-manager"));
