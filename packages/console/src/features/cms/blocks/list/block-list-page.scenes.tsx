import { expect, fireEvent, screen, userEvent, waitFor, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { threeSlides, slideAt } from "#testing/rows/content/block-rows.ts";
import { dialog } from "#testing/on-screen.ts";
import { forbiddenPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { expectNothingSent, sentTo } from "#testing/stories/sent.ts";

const AT = "/cms/v2/sliders?opId=op-nordlys";

export default {
  ...staging,
  title: "Pages/CMS v2/Sliders",
  args: { at: AT, arrange: threeSlides },
} satisfies SceneMeta;

export const Default = look();

const rows = async () => within(await screen.findByRole("list", { name: "slides" })).findAllByRole("listitem");
const names = async () => (await rows()).map((row) => within(row).getAllByRole("button")[0]!.textContent);
const open = (name: string) => screen.findByRole("button", { name });

/** Shows whether each block is live, its languages, and the missing ones. */
export const LiveAndMissingLanguages: SceneStory = {
  args: {
    arrange: (db) => {
      threeSlides(db);
      db.operators.set("op-nordlys", { ...db.operators.get("op-nordlys")!, allowedLangs: ["en", "sv", "fa"] });
    },
  },
  play: async () => {
    const [spring, derby, tables] = await rows();
    await expect(spring).toHaveTextContent("Live");
    await waitFor(() => expect(spring).toHaveTextContent("en sv · 1 of 3 missing"));
    await expect(derby).toHaveTextContent(/Ended.*2 of 3 missing/);
    await expect(tables).toHaveTextContent("Inactive");
  },
};

/** Alt and an arrow key move the row; the complete order is sent once and kept. */
export const PutInOrderByKeys: SceneStory = {
  play: async ({ loaded }) => {
    (await open("Tables")).focus();
    await userEvent.keyboard("{Alt>}{ArrowUp}{ArrowUp}{/Alt}");
    await expect(await names()).toEqual(["Tables", "Spring", "Derby"]);
    await expect(screen.getByText("Tables is now 1 of 3.")).toBeInTheDocument();
    await expect(await open("Tables")).toHaveFocus();
    await expectNothingSent(loaded, "reorderCmsBlocks");
    await userEvent.click(screen.getByRole("button", { name: "Save order" }));
    await waitFor(() => expect(screen.getByText("Order saved.")).toBeVisible());
    await expect(sentTo(loaded, "reorderCmsBlocks")).toEqual([
      { body: { opId: "op-nordlys", kind: "SLIDER", ids: [3, 1, 2].map((place) => slideAt(loaded.db, place).id) } },
    ]);
    await waitFor(() => expect(screen.queryByRole("button", { name: "Save order" })).toBeNull());
    await expect(await names()).toEqual(["Tables", "Spring", "Derby"]);
  },
};

/** A row moves with the drag, and the move can be undone. */
export const PutInOrderByDrag: SceneStory = {
  tags: ["browser"],
  play: async ({ loaded }) => {
    const [spring, , tables] = await rows();
    await fireEvent.pointerDown(spring!.querySelector("[aria-hidden]")!, { button: 0 });
    await fireEvent.pointerMove(window, { clientY: tables!.getBoundingClientRect().bottom });
    await fireEvent.pointerUp(window);
    await expect(await names()).toEqual(["Derby", "Tables", "Spring"]);
    await userEvent.click(screen.getByRole("button", { name: "Reset order" }));
    await expect(await names()).toEqual(["Spring", "Derby", "Tables"]);
    await expectNothingSent(loaded, "reorderCmsBlocks");
  },
};

/** Another user added one meanwhile: the server's message is shown, and the previous order is restored. */
export const OrderRefused: SceneStory = {
  play: async ({ loaded: { db } }) => {
    await userEvent.click(await open("Move down: Spring"));
    await expect(await names()).toEqual(["Derby", "Spring", "Tables"]);
    const row = slideAt(db, 1);
    db.cmsBlocks.blocks.set("new", { ...row, id: "00000000-0000-4000-8000-000000000004" });
    await userEvent.click(screen.getByRole("button", { name: "Save order" }));
    const failed = await dialog("Unable To Save Order");
    await waitFor(() => expect(failed.getByText(/have changed\. Reload them/)).toBeVisible());
    await userEvent.click(failed.getByRole("button", { name: "OK" }));
    await waitFor(async () => expect((await names()).slice(0, 2)).toEqual(["Spring", "Spring"]));
    await expect(screen.queryByRole("button", { name: "Save order" })).toBeNull();
  },
};

/** Read-only users: disabled buttons give the reason. */
export const WithoutRight: SceneStory = {
  args: { account: "operator-manager" },
  play: async ({ loaded }) => {
    await expect(await open("New slide")).toHaveAccessibleDescription(/edit_cms/);
    await expect(await open("Move down: Spring")).toHaveAccessibleDescription(/edit_cms/);
    (await open("Tables")).focus();
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await expect(await names()).toEqual(["Spring", "Derby", "Tables"]);
    await expectNothingSent(loaded, "reorderCmsBlocks");
  },
};

export const Empty = look({
  args: { arrange: (db) => db.cmsBlocks.blocks.clear() },
  play: async () => {
    await waitFor(() => expect(screen.getByText("No slides yet")).toBeVisible());
    await expect(screen.getByRole("button", { name: "New slide" })).toBeEnabled();
  },
});

/** Blocks belong to one operator or brand. */
export const NoOperator = look(
  {
    args: { at: "/cms/v2/sliders" },
    play: () => waitFor(() => expect(screen.getByText("Choose an operator or brand")).toBeVisible()),
  },
  { name: "No operator selected" },
);

export const Forbidden = forbiddenPage("listCmsBlocks", "view_cms");
