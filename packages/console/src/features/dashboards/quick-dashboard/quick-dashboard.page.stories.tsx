import { expect, screen, userEvent, waitFor } from "storybook/test";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/Quick dashboard",
  args: { at: "/quick-dashboard" },
} satisfies SceneMeta;

/** A card leads to the list that proves its number. */
export const Default: SceneStory = {
  play: async () => {
    const card = await screen.findByRole("link", { name: /Bank accounts to review \d+/ });
    await expect(card).toHaveAttribute("href", "/withdraw/bank-accounts?status=PENDING&isDeleted=false");
    await expect(screen.getByText("Pending withdrawals")).toBeVisible();
  },
};

/** Whoever has no right to a list sees its number and no link. */
export const WithoutRights: SceneStory = {
  args: { account: "dev-ops" },
  play: async () => {
    await waitFor(() => expect(screen.getByText("Bank accounts to review").parentElement).toBeVisible());
    await expect(screen.queryByRole("link")).toBeNull();
  },
};

export const Loading: SceneStory = {
  args: { faults: [{ operation: "getBadges", fault: "timeout" }] },
  play: async () => {
    await expect(await screen.findByText("Bank accounts to review")).toBeVisible();
    await expect(screen.queryByText(/^\d+$/)).toBeNull();
  },
};

/** Nothing waits. */
export const Empty: SceneStory = {
  args: { scenario: "empty" },
  play: async () => {
    await expect(await screen.findAllByText("0")).toHaveLength(9);
  },
};

/** The server is in trouble for all three tries; the fourth one works. */
export const Failed: SceneStory = {
  args: { faults: [{ operation: "getBadges", fault: "500", times: 3 }] },
  play: async () => {
    await screen.findByText("The counts could not be loaded");
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await expect(await screen.findByRole("link", { name: /Bank accounts to review \d+/ })).toBeVisible();
  },
};

/** Partners have no queues. */
export const Partner: SceneStory = {
  args: { account: "partner" },
  play: async () => {
    await expect(await screen.findByText("Nothing waits for you here")).toBeVisible();
  },
};

export const RightToLeft: SceneStory = {
  globals: { dir: "rtl" },
  play: async () => {
    await expect(await screen.findByRole("link", { name: /Bank accounts to review \d+/ })).toBeVisible();
  },
};
