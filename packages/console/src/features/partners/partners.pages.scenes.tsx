import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { freeOneBrand, FREE_BRAND, partnerWithoutUser } from "#testing/rows/new-partner.ts";
import { firstRow, shownDrawer } from "#testing/on-screen.ts";
import { emptyPage, filledPage, forbiddenPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/Partners/Partners",
  args: { scenario: "small", at: "/partners/list" },
} satisfies SceneMeta;

export const Default = look(filledPage);

/** Shares and fees are hidden columns. */
export const Columns: SceneStory = {
  play: async () => {
    await firstRow();
    await expect(
      screen
        .getAllByRole("columnheader")
        .map((it) => it.textContent)
        .filter(Boolean),
    ).toEqual(expect.arrayContaining(["Partner", "Active", "Operator"]));
    await expect(screen.queryByRole("columnheader", { name: /percentage/i })).toBeNull();
  },
};

const rowOf = (id: string) => document.querySelector<HTMLElement>(`tr[data-row-id="${id}"]`)!;
const openMenu = async (id: string) => {
  await firstRow();
  await waitFor(() => expect(rowOf(id)).toBeInTheDocument());
  await userEvent.click(within(rowOf(id)).getByRole("button", { name: /more|actions/i }));
};

/** A partner without a user is completed from its row. */
export const CompletedFromItsRow: SceneStory = {
  play: async ({ loaded: { db } }) => {
    await openMenu(partnerWithoutUser(db).partnerId);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Complete Partner Setup" }));
    await waitFor(() => expect(shownDrawer().getByRole("heading", { name: "User Details" })).toBeVisible());
  },
};

/** A brand without a partner offers Complete Partner Setup. */
export const FreeBrands = look({
  args: { arrange: freeOneBrand, at: "/partners/non-partner-brands" },
  play: async () => {
    await expect(await firstRow()).toHaveAttribute("data-row-id", FREE_BRAND);
    await userEvent.click(within(rowOf(FREE_BRAND)).getByRole("button", { name: /Complete Partner Setup/ }));
    await waitFor(() => expect(shownDrawer().getByRole("heading", { name: "Settings" })).toBeVisible());
  },
});

export const Channels = look({ args: { account: "partner", at: "/channels" }, play: filledPage.play! });
export const Report = look({ args: { at: "/marketing-channels/report" }, play: filledPage.play! });
export const Brands = look({ args: { account: "operator-admin", at: "/brands" }, play: filledPage.play! });
export const NoFreeBrands = look(
  emptyPage("Every brand has a partner", {
    scenario: "small",
    at: "/partners/non-partner-brands",
    arrange: ({ operators, partners: { partners } }) => {
      const partner = [...partners.values()].find((it) => it.partnerType === "BRANDED")!;
      for (const { opId } of operators.values())
        partners.set(`pt-of-${opId}`, { ...partner, partnerId: `pt-of-${opId}`, opId });
    },
  }),
);
export const Forbidden = forbiddenPage("listPartners", "view_partners");
