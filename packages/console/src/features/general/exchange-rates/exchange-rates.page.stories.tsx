import { expect, screen, userEvent, waitFor } from "storybook/test";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/Exchange rates",
  args: { at: "/exchange-rates" },
} satisfies SceneMeta;

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
    loaded.backend.settings.set({ faults: [] });
    await userEvent.click(screen.getByRole("button", { name: /try again/i }));
    await expect(await screen.findByRole("row", { name: /EUR/ })).toBeVisible();
  },
};
