import type { Db } from "@backoffice/mocks";
import { expect, fireEvent, screen, userEvent, waitFor, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { dialog } from "#testing/on-screen.ts";
import { forbiddenPage } from "#testing/page-states.ts";
import { firstOf } from "#testing/rows/rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { expectNothingSent, sentTo } from "#testing/stories/sent.ts";

const AT = "/cms/menus?opId=op-nordlys";

/** The seed has Casino with Live casino under it, Sports, and Promotions. */
export default { ...staging, title: "Pages/CMS (v1)/Menus", args: { at: AT } } satisfies SceneMeta;

export const Default = look();

const rows = async () => within(await screen.findByRole("list", { name: "menu items" })).findAllByRole("listitem");
const names = async () => (await rows()).map((row) => within(row).getAllByRole("button")[0]!.textContent);
const open = (name: string) => screen.findByRole("button", { name });
const item = (db: Db, key: string) =>
  firstOf(db.cmsV1.entries, (it) => it.opId === "op-nordlys" && it.kind === "MENU" && it.key === key);

/** Alt and an arrow key move an item with its children; the complete order is sent once and kept. */
export const PutInOrderByKeys: SceneStory = {
  play: async ({ loaded }) => {
    await expect(await names()).toEqual(["Casino", "Live casino", "Sports", "Promotions"]);
    await expect((await rows())[1]).toHaveTextContent("live-casino · under Casino");
    (await open("Casino")).focus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await expect(await names()).toEqual(["Sports", "Casino", "Live casino", "Promotions"]);
    await expect(screen.getByText("Casino is now 2 of 3.")).toBeInTheDocument();
    await expect(await open("Casino")).toHaveFocus();
    await expectNothingSent(loaded, "reorderCmsEntries");
    await userEvent.click(screen.getByRole("button", { name: "Save order" }));
    await waitFor(() => expect(screen.getByText("Order saved.")).toBeVisible());
    const ids = ["sports", "casino", "live-casino", "promotions"].map((key) => item(loaded.db, key).id);
    await expect(sentTo(loaded, "reorderCmsEntries")).toEqual([{ body: { opId: "op-nordlys", kind: "MENU", ids } }]);
    await waitFor(() => expect(screen.queryByRole("button", { name: "Save order" })).toBeNull());
    await expect(await names()).toEqual(["Sports", "Casino", "Live casino", "Promotions"]);
  },
};

/** A dragged item moves with its children; a nested item stays with its parent. The move can be undone. */
export const PutInOrderByDrag: SceneStory = {
  tags: ["browser"],
  play: async ({ loaded }) => {
    const [casino, live, , promotions] = await rows();
    const drag = async (row: Element, to: number) => {
      await fireEvent.pointerDown(row.querySelector("[aria-hidden]")!, { button: 0 });
      await fireEvent.pointerMove(window, { clientY: to });
      await fireEvent.pointerUp(window);
    };
    await drag(live!, promotions!.getBoundingClientRect().bottom);
    await expect(await names()).toEqual(["Casino", "Live casino", "Sports", "Promotions"]);
    await drag(casino!, promotions!.getBoundingClientRect().bottom);
    await expect(await names()).toEqual(["Sports", "Promotions", "Casino", "Live casino"]);
    await userEvent.click(screen.getByRole("button", { name: "Reset order" }));
    await expect(await names()).toEqual(["Casino", "Live casino", "Sports", "Promotions"]);
    await expectNothingSent(loaded, "reorderCmsEntries");
  },
};

/** Another user added one meanwhile: the server's message is shown, and the previous order is restored. */
export const OrderRefused: SceneStory = {
  play: async ({ loaded: { db } }) => {
    await userEvent.click(await open("Move down: Sports"));
    db.cmsV1.entries.set("new", { ...item(db, "sports"), id: "00000000-0000-4000-8000-000000000004", key: "new" });
    await userEvent.click(screen.getByRole("button", { name: "Save order" }));
    const failed = await dialog("Unable To Save Order");
    await waitFor(() => expect(failed.getByText(/have changed\. Reload them/)).toBeVisible());
    await userEvent.click(failed.getByRole("button", { name: "OK" }));
    await waitFor(async () =>
      expect(await names()).toEqual(["Casino", "Live casino", "Sports", "Sports", "Promotions"]),
    );
  },
};

/** Of 200 items the matches and their parents are shown; reordering is disabled during a search. */
export const ManyItems = look({
  args: {
    arrange: (db) => {
      const casino = item(db, "casino");
      for (let at = 5; at <= 200; at += 1) {
        const [id, key] = [`00000000-0000-4000-8000-${String(at).padStart(12, "0")}`, `item-${at}`];
        const content = { en: { title: `Item ${at}`, url: `/item/${at}` } };
        db.cmsV1.entries.set(id, { ...casino, id, key, order: at, content, parentKey: at % 2 ? "casino" : null });
      }
    },
  },
  play: async () => {
    // Found by text: computing the accessible names of hundreds of buttons is slow.
    const last = await screen.findByText("Item 200");
    await expect(screen.getByRole("list", { name: "menu items" }).children).toHaveLength(200);
    last.closest("button")!.focus();
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await expect(screen.getByText("Item 200 is now 100 of 101.")).toBeInTheDocument();
    await userEvent.click(screen.getByText("Reset order"));
    await userEvent.type(screen.getByPlaceholderText("Title, key or address"), "item/199");
    await waitFor(async () => expect(await names()).toEqual(["Casino", "Item 199"]));
    await expect(await open("Move up: Item 199")).toHaveAccessibleDescription(/Clear the search first\./);
  },
});

/** Read-only users: disabled buttons give the reason. */
export const WithoutRight: SceneStory = {
  args: { account: "operator-manager" },
  play: async ({ loaded }) => {
    await expect(await open("New menu item")).toHaveAccessibleDescription(/edit_cms/);
    await expect(await open("Move down: Casino")).toHaveAccessibleDescription(/edit_cms/);
    (await open("Sports")).focus();
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await expect(await names()).toEqual(["Casino", "Live casino", "Sports", "Promotions"]);
    await expectNothingSent(loaded, "reorderCmsEntries");
  },
};

export const Empty = look({
  args: { arrange: (db) => db.cmsV1.entries.clear() },
  play: async () => {
    await waitFor(() => expect(screen.getByText("No menus yet")).toBeVisible());
    await expect(screen.getByRole("button", { name: "New menu item" })).toBeEnabled();
  },
});

export const Forbidden = forbiddenPage("listCmsEntries", "view_cms");
