import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/Withdraw/Calculators",
  args: { scenario: "small", at: "/internal-cashback-affiliate-calculator?opId=op-nordlys" },
} satisfies SceneMeta;

const openTab = async (name: string) => within(await screen.findByRole("tabpanel", { name }));

/** Fields start with the settings of the selected operator; the profit appears next to them. */
export const Default = look({
  play: async () => {
    await waitFor(() => expect(screen.getByText("Settings of")).toBeVisible());
    const result = within(await screen.findByRole("region", { name: "Result" }));
    await expect(result.getByText(/^Enter the wager and the GGR/)).toBeVisible();
    await userEvent.type(screen.getByLabelText(/^Wager of referred players/), "12000");
    await userEvent.type(screen.getByLabelText(/^GGR of referred players/), "1000");
    await waitFor(() => expect(result.getByRole("grid", { name: "Affiliate profit" })).toBeVisible());
    await expect(result.getByRole("grid", { name: "Operator profit" })).toBeVisible();
  },
});

/** The cashback of a player; the tab is in the address. */
export const Cashback: SceneStory = {
  args: { at: "/internal-cashback-affiliate-calculator?opId=op-nordlys&tab=cashback" },
  play: async () => {
    const tab = await openTab("Cashback");
    await userEvent.type(await tab.findByRole("textbox", { name: /^Bets/ }), "1000");
    await userEvent.type(tab.getByRole("textbox", { name: /^Winnings/ }), "400");
    await userEvent.type(tab.getByRole("textbox", { name: /^Cashback/ }), "10");
    const result = within(tab.getByRole("region", { name: "Result" }));
    await waitFor(() => expect(result.getByText("Available cashback")).toBeVisible());
    await expect(result.getByText("60.00")).toBeVisible();
  },
};

/** Both calculators are also available step by step. */
export const StepByStep: SceneStory = {
  play: async () => {
    const affiliate = await openTab("Affiliate profit");
    await userEvent.click(await affiliate.findByRole("button", { name: "Calculate step by step" }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: /^Affiliate Profit Calculator/ })).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await userEvent.click(await screen.findByRole("tab", { name: "Cashback" }));
    const cashback = await openTab("Cashback");
    await userEvent.click(await cashback.findByRole("button", { name: "Calculate step by step" }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: /^Cashback Calculator/ })).toBeVisible());
  },
};

export const AllOperators = look({
  args: { at: "/internal-cashback-affiliate-calculator", account: "super-admin" },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("region", { name: "Result" })).toBeVisible());
    await expect(screen.queryByText("Settings of")).toBeNull();
  },
});
