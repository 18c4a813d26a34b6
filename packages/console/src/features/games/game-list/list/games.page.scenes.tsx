import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { firstRow } from "#testing/on-screen.ts";
import { emptyPage, forbiddenPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/Games catalogue/Games catalogue",
  args: { scenario: "small", at: "/gamesV2" },
} satisfies SceneMeta;

/** A row opens the page of its game. */
export const Default = look({
  play: async () => {
    const row = await firstRow();
    const title = row.querySelector("[data-column]")!.textContent;
    await userEvent.click(row);
    await waitFor(() => expect(screen.getByRole("textbox", { name: /^Title/ })).toHaveValue(title));
  },
});

/** An operator admin sees the catalogue; disabled actions give the reason. */
export const ForAnOperator = look(
  {
    args: { account: "operator-admin" },
    play: async () => {
      const row = await firstRow();
      await expect(screen.getByRole("button", { name: "Sync games…" })).toHaveAccessibleDescription(/sync_games/);
      await userEvent.click(within(row).getByRole("button", { name: /^More actions/ }));
      await waitFor(() =>
        expect(screen.getByRole("menuitem", { name: /^(Enable|Disable)/ })).toHaveAttribute("aria-disabled", "true"),
      );
    },
  },
  { name: "One operator" },
);

/** Filters from a link show names for their values. */
export const Filtered: SceneStory = {
  args: { at: "/gamesV2?aggregator=SoftSwiss&status=ENABLED&hasDemo=true" },
  play: async () => {
    await expect(await firstRow()).toHaveTextContent(/Enabled.*SoftSwiss/);
    await expect(screen.getByText(/With a demo/)).toBeVisible();
  },
};

export const Empty = look(emptyPage("No games yet"));

export const Forbidden = forbiddenPage("listGames", "view_games");
