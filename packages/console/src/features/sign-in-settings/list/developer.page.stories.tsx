import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { dialog, drawer } from "#testing/on-screen.ts";
import { filledPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { typeIn } from "#testing/type-in.ts";

export default {
  ...staging,
  title: "Pages/Developer",
  args: { account: "dev-ops", at: "/settings/dev?tab=sign-in" },
} satisfies SceneMeta;

const rows = async (name: string) => {
  const grid = await screen.findByRole("grid", { name });
  await waitFor(() => expect(grid.querySelector("tr[data-row-id]")).not.toBeNull());
  return within(grid);
};

export const DnsRecords: SceneStory = { ...filledPage, args: { at: "/settings/dev" } };

/** A DevOps member allows an address: the list has it. */
export const AddsAnOrigin: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const before = db.signIn.domains.size;
    await screen.findByText(`Sign-in addresses: ${before}`);
    await userEvent.click(await screen.findByRole("button", { name: "Add origin" }));
    await typeIn(/^Address/, "https://aa.lotus.example");
    await userEvent.click(await (await drawer()).findByRole("button", { name: "Add origin" }));
    await expect(await screen.findByText(`Sign-in addresses: ${before + 1}`)).toBeVisible();
    await expect(await screen.findByText("https://aa.lotus.example")).toBeVisible();
  },
};
export const DeletesAnAddress: SceneStory = {
  play: async () => {
    const grid = await rows("Sign-in addresses");
    await userEvent.click(grid.getAllByRole("button", { name: "More actions" })[0]!);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Delete" }));
    await expect((await dialog("Delete sign-in address")).getByText(/off the sign-in service/)).toBeVisible();
  },
};
export const Organizations: SceneStory = {
  args: { at: "/settings/dev?tab=organizations" },
  play: async () => expect((await rows("Organizations")).getAllByRole("row").length).toBeGreaterThan(2),
};
