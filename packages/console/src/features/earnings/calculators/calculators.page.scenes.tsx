import { expect, screen, userEvent } from "storybook/test";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  args: { scenario: "small", at: "/internal-cashback-affiliate-calculator?opId=op-nordlys" },
} satisfies SceneMeta;

/** Settings of the selected operator, and links to both calculators. */
export const Default: SceneStory = {
  play: async () => {
    await expect(await screen.findAllByText("Settings of")).toHaveLength(2);
    await userEvent.click(screen.getByRole("button", { name: "Calculate cashback" }));
    await expect(await screen.findByRole("dialog", { name: /^Cashback Calculator/ })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await userEvent.click(await screen.findByRole("button", { name: "Calculate affiliate profit" }));
    await expect(await screen.findByRole("dialog", { name: /^Affiliate Profit Calculator/ })).toBeVisible();
  },
};

export const OfAllOperators: SceneStory = {
  args: { at: "/internal-cashback-affiliate-calculator", account: "super-admin" },
  play: async () => {
    await expect(await screen.findByRole("button", { name: "Calculate cashback" })).toBeVisible();
    await expect(screen.queryByText("Settings of")).toBeNull();
  },
};
