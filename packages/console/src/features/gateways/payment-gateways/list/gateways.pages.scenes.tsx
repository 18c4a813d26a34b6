import { expect, screen, userEvent, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { withdrawGateway } from "#testing/rows/gateway-rows.ts";
import { dialog, firstRow } from "#testing/on-screen.ts";
import { emptyPage, filledPage, forbiddenPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/Withdraw/Gateways",
  args: { at: "/deposit/gatewaysV2" },
} satisfies SceneMeta;

export const Default = look(filledPage);
export const Withdraw: SceneStory = { ...filledPage, args: { at: "/withdraw/gatewaysV2" } };

/** In the order players see; each row links to its page and can be deleted. */
export const LeadsToItsPage: SceneStory = {
  args: { at: "/withdraw/gatewaysV2?opId=op-nordlys" },
  play: async ({ loaded: { db } }) => {
    const { uuid, title } = withdrawGateway(db, "utopia");
    const row = within(await screen.findByRole("row", { name: new RegExp(title.en) }));
    await expect(row.getByRole("link", { name: title.en })).toHaveAttribute(
      "href",
      `/withdraw/gatewaysV2/${uuid}?opId=op-nordlys`,
    );
    await userEvent.click(row.getByRole("button", { name: /^More actions/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Delete" }));
    await expect(await dialog("Delete withdraw gateway")).toBeTruthy();
  },
};

/** Search by part of the title or the provider. */
export const Search: SceneStory = {
  args: { at: "/withdraw/gatewaysV2?search=utopia" },
  play: async () => {
    await firstRow();
    for (const row of document.querySelectorAll("tr[data-row-id]")) await expect(row).toHaveTextContent(/utopia/i);
  },
};

export const EmptyDeposit = look(emptyPage("No deposit gateways yet"));
export const EmptyWithdraw = look(emptyPage("No withdraw gateways yet", { at: "/withdraw/gateways" }));
export const ForbiddenDeposit = forbiddenPage("listDepositGateways", "view_deposit_gateways");
export const ForbiddenWithdraw: SceneStory = {
  ...forbiddenPage("listWithdrawGateways", "view_withdraw_gateways"),
  args: { ...forbiddenPage("listWithdrawGateways", "view_withdraw_gateways").args, at: "/withdraw/gateways" },
};
