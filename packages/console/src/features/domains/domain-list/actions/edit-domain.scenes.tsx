import { expect, userEvent } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { domain } from "#testing/rows/domain-rows.ts";
import { drawer } from "#testing/on-screen.ts";
import { forbiddenPanel } from "#testing/panel-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { choose } from "#testing/stories/choose.ts";
import { form } from "#testing/stories/form.ts";
import { typeIn } from "#testing/type-in.ts";

export default {
  ...staging,
  title: "Panels/Settings/Edit Domain",
  tags: ["panel:edit-domain"],
  args: { account: "admin", opens: (db) => ({ id: "edit-domain", params: { domain: domain(db) } }) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const panel = form({ write: "changeDomain" });
const lock = async () => userEvent.click(await (await drawer()).findByRole("switch", { name: /^Locked/ }));

/** EDIT alone adds ?opId (content §7); admins also send the flags. */
export const Edited = panel.sends(
  async () => {
    await typeIn(/^Description/, "Autumn campaign");
    await choose(/^Default language/, "Swedish");
    await lock();
  },
  (db) => {
    const { opId, domainName, isBackoffice, isB2CPFF, isBrand, isInternal } = domain(db);
    const flags = { isLocked: true, isBackoffice, isB2CPFF, isBrand, isInternal };
    return {
      query: { opId },
      body: {
        action: "EDIT",
        domainDetails: { opId, domainName, description: "Autumn campaign", defaultLang: "sv", ...flags },
      },
    };
  },
  "Domain saved.",
);
export const FiveFlags: SceneStory = {
  play: async () => {
    const panels = await drawer();
    await panels.findByRole("switch", { name: /^Locked/ });
    await expect(panels.getAllByRole("switch")).toHaveLength(5);
  },
};
/** DEV_OPS sees no flags, and none are sent (content §6). */
export const NoFlags = look(
  panel.sends(
    async () => {
      await typeIn(/^Description/, "Autumn campaign");
      await expect((await drawer()).queryByRole("switch")).toBeNull();
    },
    (db) => {
      const { opId, domainName, defaultLang } = domain(db);
      return {
        query: { opId },
        body: { action: "EDIT", domainDetails: { opId, domainName, description: "Autumn campaign", defaultLang } },
      };
    },
    "Domain saved.",
    { args: { account: "dev-ops" } },
  ),
);
export const Gone = panel.refused(
  lock,
  (db) => void db.domains.domains.delete(domain(db).domainName),
  "This domain does not exist.",
);
/** The server sends no message: the documented one is shown (content §8). */
export const RefusedWithoutWords = panel.refused(lock, () => undefined, "Unable to perform this action", {
  faults: [{ operation: "changeDomain", fault: "refused-silently" }],
});
export const WithoutRight = forbiddenPanel("changeDomain", "edit_domains", "operator-manager");
