import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import {
  chooseNormal,
  DEFAULTS,
  fillBrand,
  fillUser,
  FREE_BRAND,
  freeOneBrand,
  leaveStep,
  partnerWithoutUser,
  partnerWithUser,
  ROWAN,
  ROWANS_USER,
  step,
  toSettings,
  toUser,
} from "#testing/rows/new-partner.ts";
import { dialog, drawer, shownDrawer } from "#testing/on-screen.ts";
import { forbiddenPanel, gonePanel } from "#testing/panel-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { expectNothingSent, sending, sentTo } from "#testing/stories/sent.ts";
import { typeIn } from "#testing/type-in.ts";

export default {
  ...staging,
  title: "Panels/Partners/Add New Partner",
  tags: ["panel:add-new-partner"],
  args: { scenario: "small", at: "/partners/list?panel=add-new-partner" },
} satisfies SceneMeta;

/** The first field has the focus. */
export const Default = look({
  play: () => waitFor(() => expect(screen.getByRole("radio", { checked: true, name: "With a brand" })).toHaveFocus()),
});

const closeProgress = async () =>
  userEvent.click(await (await dialog("New partner")).findByRole("button", { name: "Close" }));
const created = () => screen.findByText("Partner has been created successfully!");

/** With a brand: brand, settings and user, each sent once; the brand body omits the type (money §7). */
export const Branded: SceneStory = {
  ...sending("createBrand", "createPartnerSettings"),
  play: async ({ loaded }) => {
    await fillBrand();
    await leaveStep();
    await waitFor(() => expect(screen.getByText("Brand Initialized!")).toBeVisible());
    await step("Settings");
    await leaveStep();
    await fillUser();
    await userEvent.click(await (await drawer()).findByRole("switch", { name: "Brand CMS access" }));
    await leaveStep("Finish");
    await waitFor(() => expect(screen.getByText("User for this partner has been created successfully!")).toBeVisible());
    await closeProgress();
    await expect(await created()).toBeVisible();
    await expect(screen.queryByRole("button", { name: "Complete Partner Setup" })).toBeNull();
    const partner = [...loaded.db.partners.partners.values()].at(-1)!;
    await expect(sentTo(loaded, "createBrand")).toEqual([{ body: ROWAN }]);
    const place = { partnerType: "BRANDED", opId: "br-rowan", parentOpId: "op-nordlys" };
    const { effectiveDate } = partner;
    await expect(sentTo(loaded, "createPartnerSettings")).toEqual([
      { body: { ...DEFAULTS, ...place, partnerTitle: "Rowan7", effectiveDate } },
    ]);
    await expect(effectiveDate).toMatch(/^\d{4}-\d\d-\d\d$/);
    const { partnerId } = partner;
    const whose = { opId: "br-rowan", partnerId, userCode: `br-rowan-${partnerId}` };
    await expect(sentTo(loaded, "createUser")).toEqual([
      { body: { ...ROWANS_USER, ...whose, partnerType: "BRANDED", partnerCmsAllowed: true } },
    ]);
  },
};

/** Without a brand: the first step creates nothing and uses the operator's ID; there is no content to edit. */
export const Normal: SceneStory = {
  play: async ({ loaded }) => {
    await toUser(chooseNormal);
    await expect((await drawer()).queryByRole("switch", { name: "Brand CMS access" })).toBeNull();
    await leaveStep("Finish");
    await closeProgress();
    await expect(await created()).toBeVisible();
    await expectNothingSent(loaded, "createBrand");
    await expect(sentTo(loaded, "createPartnerSettings")).toMatchObject([
      { body: { partnerType: "NORMAL", opId: "op-nordlys", parentOpId: null, partnerTitle: "Rowan Media" } },
    ]);
    const { partnerId } = [...loaded.db.partners.partners.values()].at(-1)!;
    await expect(sentTo(loaded, "createUser")).toMatchObject([
      { body: { userCode: `op-nordlys-${partnerId}`, partnerType: "NORMAL", partnerCmsAllowed: false } },
    ]);
    // A partner without a brand can be given one (ruling 34).
    await userEvent.click((await drawer()).getByRole("button", { name: "Complete Partner Setup" }));
    await waitFor(() => expect(screen.getByText("Brand of a partner")).toBeVisible());
  },
};

/** A failed step is retried alone; earlier steps are not repeated. */
const failsOnce = (
  operation: "createBrand" | "createPartnerSettings" | "createUser",
  says: string,
  [brands, settings, users]: readonly [number, number, number],
): SceneStory => ({
  args: { faults: [{ operation, fault: "refused", times: 1 }] },
  play: async ({ loaded }) => {
    await fillBrand();
    await leaveStep();
    const again = async () => {
      const error = await dialog(says);
      await userEvent.click(error.getByRole("button", { name: "Try again" }));
    };
    if (operation === "createBrand") await again();
    await step("Settings");
    await leaveStep();
    if (operation === "createPartnerSettings") await again();
    await fillUser();
    await leaveStep("Finish");
    if (operation === "createUser") await again();
    await closeProgress();
    await expect(await created()).toBeVisible();
    await expect(sentTo(loaded, "createBrand")).toHaveLength(brands);
    await expect(sentTo(loaded, "createPartnerSettings")).toHaveLength(settings);
    await expect(sentTo(loaded, "createUser")).toHaveLength(users);
  },
});
export const BrandFailsOnce = failsOnce("createBrand", "Unable To Proceed", [2, 1, 1]);
export const SettingsFailOnce = failsOnce("createPartnerSettings", "Unable to create partner settings", [1, 2, 1]);
export const UserFailsOnce = failsOnce("createUser", "Unable to create new user", [1, 1, 2]);

/** Documented sentence when the server has no message (money §8). */
const silently = (
  operation: "createBrand" | "createPartnerSettings" | "createUser",
  fault: "refused-silently" | "offline",
  [title, text]: readonly [string, string],
): SceneStory => ({
  args: { faults: [{ operation, fault }] },
  play: async () => {
    await chooseNormal();
    if (operation === "createBrand") {
      await userEvent.click((await drawer()).getByRole("radio", { name: "With a brand" }));
      await fillBrand();
      await leaveStep();
    } else {
      await toSettings(chooseNormal);
      await typeIn(/^Partner title/, "Rowan Media");
      await leaveStep();
      if (operation === "createUser") {
        await fillUser();
        await leaveStep("Finish");
      }
    }
    const error = await dialog(title);
    await waitFor(() => expect(error.getAllByText(new RegExp(text)).at(-1)).toHaveTextContent(new RegExp(`^${text}`)));
    await expect(error.getAllByText(new RegExp(text))).toHaveLength(title === text ? 2 : 1);
  },
});
const NO_BRAND = "Error happened while creating the partner, please try again.";
export const BrandRefusedWithoutWords = silently("createBrand", "refused-silently", ["Unable To Proceed", NO_BRAND]);
export const BrandWithoutAnswer = silently("createBrand", "offline", [
  "The Change Is Not Confirmed",
  "The server could not be reached",
]);
export const SettingsRefusedWithoutWords = silently("createPartnerSettings", "refused-silently", [
  "Unable to create partner settings",
  "Unable to create partner settings",
]);
export const UserRefusedWithoutWords = silently("createUser", "refused-silently", [
  "Unable to create new user",
  "Unable to create new user",
]);
export const UserWithoutAnswer = silently("createUser", "offline", [
  "The Change Is Not Confirmed",
  "Error happened while creating the user.",
]);

/** Validation error at the field; nothing is sent. Limits are tested on the schema. */
const breaks = (label: RegExp, text: string, rule: string): SceneStory => ({
  play: async ({ loaded }) => {
    await fillBrand();
    await typeIn(label, text);
    await leaveStep();
    await waitFor(() =>
      expect(shownDrawer().getByRole("textbox", { name: label })).toHaveAccessibleDescription(new RegExp(rule)),
    );
    await expectNothingSent(loaded, "createBrand");
  },
});
export const TitleOf21 = breaks(/^Title/, "R".repeat(21), "Use at most 20 characters.");
export const DomainWithProtocol = breaks(/^Domain 1/, "https://rowan.example", "Enter the domain without a protocol");

/** Brand id already taken: server error at the field. */
export const IdTaken: SceneStory = {
  play: async () => {
    await fillBrand();
    await typeIn(/^Brand ID/, "br-polaris");
    await leaveStep();
    await waitFor(() =>
      expect(shownDrawer().getByRole("textbox", { name: /^Brand ID/ })).toHaveAccessibleDescription(
        "The ID br-polaris is already taken.",
      ),
    );
  },
};

/** Brand exists: a reload resumes at the settings; the brand is read-only. */
export const GoesOnWithTheSettings: SceneStory = {
  args: { arrange: freeOneBrand, at: `/partners/list?panel=add-new-partner&brand=${FREE_BRAND}` },
  play: async ({ loaded }) => {
    await step("Settings");
    await userEvent.click((await drawer()).getByRole("button", { name: "Back" }));
    await waitFor(() => expect(shownDrawer().getByText(FREE_BRAND)).toBeVisible());
    await leaveStep();
    await step("Settings");
    await leaveStep();
    await step("User Details");
    await expectNothingSent(loaded, "createBrand");
    await expect(sentTo(loaded, "createPartnerSettings")).toMatchObject([
      { body: { partnerType: "BRANDED", opId: FREE_BRAND, parentOpId: "op-nordlys" } },
    ]);
  },
};

/** Settings exist: a reload resumes at the user. */
export const GoesOnWithTheUser: SceneStory = {
  ...sending("createUser"),
  args: { at: (db) => `/partners/list?panel=add-new-partner&partner=${partnerWithoutUser(db).partnerId}` },
  play: async ({ loaded }) => {
    const { opId, partnerId } = partnerWithoutUser(loaded.db);
    await fillUser();
    await leaveStep("Finish");
    await closeProgress();
    await expect(await created()).toBeVisible();
    await expectNothingSent(loaded, "createPartnerSettings");
    await expect(sentTo(loaded, "createUser")).toMatchObject([{ body: { opId, partnerId } }]);
  },
};

/** An existing user is found and can be recreated (money §2). */
export const UserExists = look({
  ...sending("recreatePartnerUserPermission"),
  args: { at: (db) => `/partners/list?panel=add-new-partner&partner=${partnerWithUser(db).partnerId}` },
  play: async ({ loaded }) => {
    const { opId, partnerId } = partnerWithUser(loaded.db);
    await waitFor(() => expect(shownDrawer().getByText(/tomas\.romero@example\.com/)).toBeVisible());
    await leaveStep("Recreate user");
    await waitFor(() => expect(screen.getByText("Partner user recreated!")).toBeVisible());
    await expectNothingSent(loaded, "createUser");
    await expect(sentTo(loaded, "recreatePartnerUserPermission")).toEqual([{ body: { opId, partnerId } }]);
  },
});

/** User created meanwhile or response lost: the wizard offers to recreate the user. */
export const UserCreatedMeanwhile: SceneStory = {
  args: { at: (db) => `/partners/list?panel=add-new-partner&partner=${partnerWithoutUser(db).partnerId}` },
  play: async ({ loaded: { db } }) => {
    const { opId, partnerId } = partnerWithoutUser(db);
    const other = [...db.staff.users.values()].find((it) => it.app_metadata.partnerId)!;
    await fillUser();
    const own = { ...other.app_metadata, opId, partnerId, userCode: `${opId}-${partnerId}`, nickname: "Aspen" };
    db.staff.users.set("auth0|aspen", {
      ...other,
      user_id: "auth0|aspen",
      email: "aspen@example.com",
      app_metadata: own,
    });
    await leaveStep("Finish");
    const error = await dialog("Unable to create new user");
    await waitFor(() => expect(error.getByText(/is already taken/)).toBeVisible());
    await userEvent.click(error.getByRole("button", { name: "Close" }));
    await leaveStep("Recreate user");
    await waitFor(() => expect(screen.getByText("Partner user recreated!")).toBeVisible());
  },
};

export const BrandNotFound = look(gonePanel("/partners/list?panel=add-new-partner&brand=br-nowhere", "brand"));
export const Forbidden = look(forbiddenPanel("createBrand", "edit_partners", "operator-manager"));
