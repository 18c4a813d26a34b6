import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { says } from "#testing/stories/record.ts";

export default {
  ...staging,
  title: "Panels/Withdraw/Affiliates",
  tags: ["panel:affiliates-list"],
  args: { scenario: "small", at: "/?panel=affiliates-list&opId=op-nordlys" },
} satisfies SceneMeta;

export const Default = look();
export const Error = frameLook({ error: "listAffiliates" });

const first = async () => (await screen.findAllByRole("row", { name: /@example\.com/ }))[0]!;

const menu = async () => userEvent.click(within(await first()).getByRole("button", { name: /^More actions/ }));

/** External affiliates with their number of players; deleted from the row. */
export const DeletedFromTheRow: SceneStory = {
  play: async () => {
    await menu();
    await userEvent.click(await screen.findByRole("menuitem", { name: "Delete" }));
    await waitFor(() => expect(screen.getByRole("alertdialog", { name: "Delete affiliate" })).toBeVisible());
  },
};

export const ReadOnly = look({
  args: { account: "operator-manager" },
  play: async () => {
    await menu();
    await waitFor(() =>
      expect(screen.getByRole("menuitem", { name: /^Delete/ })).toHaveAttribute("aria-disabled", "true"),
    );
  },
});

export const Empty = look({
  args: { arrange: (db) => db.affiliate.affiliates.clear() },
  play: () => says("No affiliates yet."),
});
