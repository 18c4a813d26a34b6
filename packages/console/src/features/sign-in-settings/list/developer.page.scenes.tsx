import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { moreItem } from "#testing/more-item.ts";
import { look } from "#testing/look.ts";
import { dialog, drawer } from "#testing/on-screen.ts";
import { emptyPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { typeIn } from "#testing/type-in.ts";

export default {
  ...staging,
  title: "Pages/Settings/Developer",
  args: { account: "dev-ops", at: "/settings/dev?tab=sign-in" },
} satisfies SceneMeta;

export const Default = look();

const rows = async (name: string) => {
  const grid = await screen.findByRole("grid", { name });
  await waitFor(() => expect(grid.querySelector("tr[data-row-id]")).not.toBeNull());
  return within(grid);
};

/** The documented columns, and the owner of each record (content §2). */
export const DnsRecords = look({
  args: { at: "/settings/dev" },
  play: async () => {
    await rows("DNS records");
    await expect(
      screen
        .getAllByRole("columnheader")
        .map((it) => it.textContent.trim())
        .join(", "),
    ).toBe("Title, Type, Value, Proxied, Operator, Created, Updated, ID, Actions");
  },
});
/** A row opens the record; its icon deletes it (content §2). */
export const ChangesARecord: SceneStory = {
  args: { at: "/settings/dev" },
  play: async () => {
    const grid = await rows("DNS records");
    await userEvent.click(grid.getAllByRole("button", { name: /^Delete/ })[0]!);
    const question = await dialog("Delete DNS record");
    await userEvent.click(question.getByRole("button", { name: "Cancel" }));
    await userEvent.click(document.querySelector<HTMLElement>("tr[data-row-id] td")!);
    await expect(await moreItem("Delete…")).toBeVisible();
  },
};
export const Empty = look(emptyPage("No DNS records yet", { at: "/settings/dev" }));

/** DEV_OPS adds an allowed origin; the list shows it. */
export const AddsAnOrigin: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const before = db.signIn.domains.size;
    await screen.findByText(`Sign-in addresses: ${before}`);
    await userEvent.click(await screen.findByRole("button", { name: "Add origin" }));
    await typeIn(/^Address/, "https://aa.lotus.example");
    await userEvent.click(await (await drawer()).findByRole("button", { name: "Add origin" }));
    await waitFor(() => expect(screen.getByText(`Sign-in addresses: ${before + 1}`)).toBeVisible());
    await waitFor(() => expect(screen.getByText("https://aa.lotus.example")).toBeVisible());
  },
};
export const DeletesAnAddress: SceneStory = {
  play: async () => {
    const grid = await rows("Sign-in addresses");
    await userEvent.click(grid.getAllByRole("button", { name: /^More actions/ })[0]!);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Delete" }));
    await expect((await dialog("Delete sign-in address")).getByText(/at the sign-in service/)).toBeVisible();
  },
};
export const Organizations = look({
  args: { at: "/settings/dev?tab=organizations" },
  play: async () => expect((await rows("Organizations")).getAllByRole("row").length).toBeGreaterThan(2),
});
