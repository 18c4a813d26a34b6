import { expect, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { form, untouched } from "#testing/stories/form.ts";
import { choose } from "#testing/stories/choose.ts";
import { typeIn } from "#testing/type-in.ts";
import { shownDialog } from "#testing/on-screen.ts";
import { shows } from "#testing/stories/record.ts";
import { FOOTER, item, menu, NORDLYS, withFooter } from "#testing/rows/content/footer-rows.ts";

export default {
  ...staging,
  title: "Panels/CMS (v1)/Add Footer Menu Item",
  tags: ["panel:add-footer-menu-item"],
  args: {
    arrange: withFooter(),
    opens: () => ({
      id: "add-footer-menu-item",
      params: { of: NORDLYS, columns: { column1: "About", column2: "Help" } },
    }),
  },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const added = form({ write: "updateFooter", save: "Add item" });
const fill = async () => {
  await typeIn(/^Title/, "Contact");
  await typeIn(/^URL/, "/contact");
};

export const Empty = added.says(untouched, /^Title/, "Enter the title.");
/** Adds an item at the end of its column; all others are sent unchanged (content §7). */
export const Added = added.sends(
  fill,
  FOOTER({ ...menu, column1: { title: "About", items: [...menu.column1.items, item("Contact", "/contact")] } }),
  "Footer has been updated successfully",
);
export const InANewColumn = added.sends(
  async () => {
    await fill();
    await choose(/^Column/, "New column");
    await typeIn(/^Heading/, "Support");
  },
  FOOTER({ ...menu, column3: { title: "Support", items: [item("Contact", "/contact")] } }),
  "Footer has been updated successfully",
);
/** An item that another user added meanwhile is kept. */
export const WithSomebodyElse: SceneStory = {
  play: async ({ loaded: { db } }) => {
    await fill();
    const theirs = { ...menu, column2: { title: "Help", items: [item("Ways to pay", "/payments")] } };
    withFooter(theirs)(db);
    await added.save();
    await waitFor(() =>
      expect(db.cmsSite.footers.get("op-nordlys/en")!.content.menu).toEqual({
        column1: { title: "About", items: [...menu.column1.items, item("Contact", "/contact")] },
        column2: theirs.column2,
      }),
    );
  },
};
export const LeadsNowhere = added.says(
  async () => {
    await fill();
    await typeIn(/^URL/, "javascript:alert(1)");
  },
  /^URL/,
  /Start with \/, #/,
);
/** The server sends no message: the documented one is shown (content §8). */
export const RefusedWithoutWords: SceneStory = {
  args: { faults: [{ operation: "updateFooter", fault: "refused-silently" }] },
  play: async () => {
    await fill();
    await added.save();
    await waitFor(() =>
      expect(shownDialog("Unable To Update Footer").getByText("Unable to update Footer")).toBeVisible(),
    );
  },
};
export const WithoutRight = shows(["edit_cms"], { account: "operator-manager" });
