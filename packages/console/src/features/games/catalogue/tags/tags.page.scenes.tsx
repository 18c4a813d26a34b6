import { expect, screen, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { emptyPage, forbiddenPage } from "#testing/page-states.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/Games catalogue/Game tags",
  args: { at: "/gamesV2/tags?limit=25" },
} satisfies SceneMeta;

export const Default = look({
  play: async () => {
    await waitFor(() => expect(screen.getByRole("row", { name: /^africa/ })).toBeVisible());
    await expect(screen.getByRole("button", { name: "New tag" })).toBeEnabled();
  },
});

/** Global tags can be changed by platform staff only; each row gives the reason. */
export const ForOperator = look(
  {
    args: { account: "operator-admin", at: "/gamesV2/tags?search=africa" },
    play: async () => {
      await screen.findByRole("row", { name: /^africa/ });
      await expect(screen.getByRole("button", { name: /^Edit/ })).toHaveAccessibleDescription(/[Gg]lobal/);
      await expect(screen.getByRole("button", { name: "New tag" })).toBeEnabled();
    },
  },
  { name: "Signed in as operator staff" },
);

export const Empty = look(emptyPage("No game tags yet"));

export const Forbidden = forbiddenPage("listGameTags", "view_games");
