import { expect, screen, userEvent, waitFor } from "storybook/test";
import { storyClock } from "#testing/backend/story-clock.ts";
import { look } from "#testing/look.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/Other/Exchange rates",
  args: { at: "/exchange-rates" },
  decorators: [storyClock.decorator],
  beforeEach: storyClock.reset,
} satisfies SceneMeta;

export const Default = look({
  play: async () => {
    await waitFor(() => expect(screen.getByRole("row", { name: /EUR/ })).toBeVisible());
    await expect(screen.queryByRole("row", { name: /IRR/ })).toBeNull();
    await expect(screen.queryByText(/hour old/)).toBeNull();
  },
});

export const Loading = look(
  {
    args: { faults: [{ operation: "getRates", fault: "timeout" }] },
    play: async () => {
      await waitFor(() => expect(document.querySelectorAll("[data-slot=skeleton-row]").length).toBeGreaterThan(5));
      await expect(screen.getByRole("columnheader", { name: "Currency" })).toBeVisible();
    },
  },
  { loads: true },
);

/** Refused: the server's message is shown, and it can be retried. */
export const Refused: SceneStory = {
  args: { faults: [{ operation: "getRates", fault: "refused" }] },
  play: async ({ loaded }) => {
    await waitFor(() => expect(screen.getByText("The exchange rates could not be loaded")).toBeVisible());
    loaded.backend.settings.set({ faults: [] });
    await userEvent.click(screen.getByRole("button", { name: /try again/i }));
    await waitFor(() => expect(screen.getByRole("row", { name: /EUR/ })).toBeVisible());
  },
};

/** Missing rates and rates older than an hour are named above the list and in their rows. */
export const MissingAndOutdated = look({
  args: {
    arrange: (db) => {
      db.rates["TRY"] = null;
      db.ratesQuotedAt["SEK"] = "2026-01-01T00:00:00Z";
    },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText("No rate for TRY")).toBeVisible());
    await expect(screen.getByText("More than an hour old: SEK")).toBeVisible();
    await expect(screen.getByRole("row", { name: /TRY/ })).toHaveTextContent(/No rate/);
    await expect(screen.getByRole("row", { name: /SEK/ })).toHaveTextContent(/10\.41.*More than an hour old/);
    await expect(screen.getByRole("row", { name: /EUR/ })).toHaveTextContent(/0\.92.*Current/);
  },
});

/** Rates that could not be refreshed for an hour are marked as old without a reload. */
export const AnHourLater: SceneStory = {
  play: async () => {
    await screen.findByRole("row", { name: /EUR.*Current/ });
    storyClock.pass(3660);
    await waitFor(() => expect(screen.getByRole("row", { name: /EUR.*More than an hour old/ })).toBeVisible());
  },
};
