import { expect, screen, userEvent, waitFor } from "storybook/test";
import { moreItem } from "#testing/more-item.ts";
import { look } from "#testing/look.ts";
import { drawer } from "#testing/on-screen.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Panels/Operators/Delete Notification",
  tags: ["panel:delete-brand"],
  args: { at: "/operators/br-polaris" },
} satisfies SceneMeta;

export const Default = look();

/** From a brand's page: says that brands cannot be deleted here, offers only Close, and sends no request. */
export const OnlySaid: SceneStory = {
  play: async ({ loaded }) => {
    const { backend } = loaded;
    const button = await moreItem("Delete brand");
    // Any request from now on would consume this fault.
    backend.settings.set({ faults: [{ operation: "*", fault: "500", times: 1 }] });
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Delete Notification" })).toBeVisible());
    const panel = await drawer();
    await expect(panel.getByText("Polaris was not changed. Brands cannot be deleted here.")).toBeVisible();
    for (const way of panel.getAllByRole("button")) await expect(way).toHaveAccessibleName("Close");
    await userEvent.click(panel.getByText("Close"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(backend.settings.get().faults).toHaveLength(1);
  },
};

/** Operators are not brands. */
export const NotOfOperators: SceneStory = {
  args: { at: "/operators/op-nordlys" },
  play: async () => {
    await screen.findByRole("button", { name: "Move under a parent" });
    await expect(screen.queryByRole("button", { name: /^(More|Delete brand)$/ })).toBeNull();
  },
};
