import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneStory, type Staged } from "#testing/staging.tsx";

const meta = {
  ...staging,
  title: "Pages/Exchange rates",
  args: { ...staging.args, at: "/exchange-rates" },
} satisfies Meta<Scene>;
export default meta;

export const Default: SceneStory = {
  play: async () => {
    await expect(await screen.findByRole("row", { name: /EUR/ })).toBeVisible();
    await expect(screen.queryByRole("row", { name: /IRR/ })).toBeNull();
  },
};

export const Loading: SceneStory = {
  args: { faults: [{ operation: "getRates", fault: "timeout" }] },
  play: async () => {
    await waitFor(() => expect(document.querySelectorAll("[data-slot=skeleton-row]").length).toBeGreaterThan(5));
    await expect(screen.getByRole("columnheader", { name: "Currency" })).toBeVisible();
  },
};

/** What was refused is said in the server's words, and can be asked for again. */
export const Refused: SceneStory = {
  args: { faults: [{ operation: "getRates", fault: "refused" }] },
  play: async ({ loaded }) => {
    await expect(await screen.findByText("The exchange rates could not be loaded")).toBeVisible();
    (loaded as Staged).backend.settings.set({ faults: [] });
    await userEvent.click(screen.getByRole("button", { name: /try again/i }));
    await expect(await screen.findByRole("row", { name: /EUR/ })).toBeVisible();
  },
};
