import type { Meta } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import type { Scene } from "../../../testing/scene.ts";
import { staging, type SceneStory } from "../../../testing/staging.tsx";

const meta = {
  ...staging,
  title: "Pages/Reconciled debits",
  args: { ...staging.args, scenario: "small", at: "/bets/reconciled-debits" },
} satisfies Meta<Scene>;
export default meta;

const filled = () => waitFor(() => expect(screen.getAllByRole("cell").length).toBeGreaterThan(10));

export const Default: SceneStory = { play: filled };

/** What waits for somebody; who may not reconcile is told why. */
export const WithoutRight: SceneStory = {
  args: { account: "operator-manager", scenario: "default", at: "/bets/reconciled-debits?isReconciled=false" },
  play: async () => {
    await filled();
    const [button] = screen.getAllByRole("button", { name: "Reconcile" });
    await expect(button).toHaveAccessibleDescription(/reconcile_bet_debits/);
    await expect(screen.queryByRole("cell", { name: "Reconciled" })).toBeNull();
  },
};

export const Empty: SceneStory = {
  args: { scenario: "empty" },
  play: async () => {
    await expect(await screen.findByText("No debits yet")).toBeVisible();
  },
};
