import { expect, userEvent } from "storybook/test";
import { look } from "#testing/look.ts";
import { pressMore } from "#testing/press-more.ts";
import { withdrawGateway } from "#testing/rows/gateway-rows.ts";
import { dialog, drawer, firstRow } from "#testing/on-screen.ts";
import { forbiddenPanel, gonePanel } from "#testing/panel-states.ts";
import { NOBODY } from "#testing/rows/rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { cannotMore, hasJson, says, showsFacts } from "#testing/stories/record.ts";

export default {
  ...staging,
  title: "Panels/Withdraw/Withdraw gateway",
  tags: ["panel:withdraw-gateway-details"],
  args: {
    at: (db) => `/?panel=withdraw-gateway-details&gatewayUuid=${withdrawGateway(db, "jb").uuid}`,
  },
} satisfies SceneMeta;

export const Default = look();

/** All facts; the API key is never shown. */
export const Facts = showsFacts(
  "Daily limit, Maximum amount, Operator, Minimum amount, Auto-approve below, Fee, Gateway, Player wallets, Rate, Merchant ID, Position",
  {},
  ["ID", "Created", "Updated"],
);

/** Opened from a list row; links to the gateway's page. */
export const OpenedFromTheList: SceneStory = {
  args: { at: "/withdraw/gateways?opId=op-nordlys" },
  play: async () => {
    const row = await firstRow();
    await userEvent.click(row.querySelector('[data-column="provider"]')!);
    await says("Limits and fee");
    await expect((await drawer()).getByRole("link", { name: "Open the page" })).toHaveAttribute(
      "href",
      `/withdraw/gatewaysV2/${row.dataset["rowId"]}?opId=op-nordlys`,
    );
  },
};

export const Deletes: SceneStory = {
  play: async () => {
    await says("Limits and fee");
    await pressMore("Delete…");
    await expect(await dialog("Delete withdraw gateway")).toBeTruthy();
  },
};
export const DeleteUnavailable = look(
  cannotMore("Delete…", /delete_withdraw_gateways/, { account: "operator-manager" }),
);
export const NoJsonForAdmins = hasJson("admin", false);
export const Forbidden = look(forbiddenPanel("showWithdrawGateway", "view_withdraw_gateways"));
export const NotFound = look(gonePanel(`/?panel=withdraw-gateway-details&gatewayUuid=${NOBODY}`, "withdraw gateway"));
