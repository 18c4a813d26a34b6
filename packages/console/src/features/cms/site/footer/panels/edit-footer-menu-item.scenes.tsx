import { expect, screen, userEvent, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { dialog, shownDrawer } from "#testing/on-screen.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { form } from "#testing/stories/form.ts";
import { shows } from "#testing/stories/record.ts";
import { typeIn } from "#testing/type-in.ts";
import { FOOTER, item, menu, NORDLYS, withFooter } from "#testing/rows/content/footer-rows.ts";

export default {
  ...staging,
  title: "Panels/CMS (v1)/Edit Footer Menu Item",
  tags: ["panel:edit-footer-menu-item"],
  args: {
    arrange: withFooter(),
    opens: () => ({
      id: "edit-footer-menu-item",
      params: { of: NORDLYS, place: { column: "column1", index: 1 }, item: menu.column1.items[1]! },
    }),
  },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const edited = form({ write: "updateFooter" });
const retitle = () => typeIn(/^Title/, "VIP lounge");

/** Sends the entire menu with one item changed (content §7). */
export const Saved = edited.sends(
  retitle,
  FOOTER({ ...menu, column1: { title: "About", items: [menu.column1.items[0]!, item("VIP lounge", "/vip-club")] } }),
  "Footer has been updated successfully",
);
export const TitleRequired = edited.says(() => typeIn(/^Title/, " "), /^Title/, "Enter the title.");
export const UrlRequired = edited.says(() => typeIn(/^URL/, " "), /^URL/, "Enter the URL.");
/** Another item is in its place now: nothing is overwritten. */
export const ChangedMeanwhile = edited.refused(
  retitle,
  (db) => withFooter({ ...menu, column1: { title: "About", items: menu.column1.items.toReversed() } })(db),
  /Another user has changed this part of the footer\. Nothing was saved/,
);
/** Another user changed this item: its current value is shown, the input stays, and saving overwrites it. */
export const SavedInPlaceOfTheirs: SceneStory = {
  play: async ({ loaded }) => {
    await retitle();
    withFooter({ ...menu, column1: { title: "About", items: [menu.column1.items[0]!, item("Club", "/vip-club")] } })(
      loaded.db,
    );
    await edited.save();
    await userEvent.click((await dialog(/^Unable To/)).getByRole("button", { name: "OK" }));
    await waitFor(() =>
      expect(shownDrawer().getByText(/This item is/)).toHaveTextContent(
        /Mara saved the footer at .* This item is Club \(\/vip-club\) now/,
      ),
    );
    await edited.save();
    await waitFor(() => expect(screen.getByText("Footer has been updated successfully")).toBeVisible());
    await expect(loaded.db.cmsSite.footers.get("op-nordlys/en")?.content.menu["column1"]?.items).toEqual([
      menu.column1.items[0],
      item("VIP lounge", "/vip-club"),
    ]);
  },
};
export const WithoutRight = shows(["edit_cms"], { account: "operator-manager" });
