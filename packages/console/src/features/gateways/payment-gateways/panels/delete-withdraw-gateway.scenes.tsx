import { expect, screen, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { utopiaWallet, uusd, withdrawGateway } from "#testing/rows/gateway-rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";

export default {
  ...staging,
  title: "Panels/Withdraw/Delete withdraw gateway",
  tags: ["panel:delete-withdraw-gateway"],
  args: { opens: (db) => ({ id: "delete-withdraw-gateway", params: { gateway: withdrawGateway(db) } }) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const panel = confirmation({
  title: "Delete withdraw gateway",
  button: /^Delete /,
  write: "deleteWithdrawGateway",
  failure: "Unable To Delete Withdraw Gateway",
});

export const Asked = panel.asks((db) => {
  const { title, provider, opTitle } = withdrawGateway(db);
  return `Delete ${title.en} (${provider}) of ${opTitle}. Players can no longer be paid out with it. Existing withdrawals stay.`;
});

/** Shows a toast and the gateway list without it (money §2). */
export const OpensTheListAfterwards = panel.sends(
  (db) => {
    const { uuid, opId } = withdrawGateway(db);
    return { query: { uuid, opId } };
  },
  "Withdraw gateway deleted.",
  {
    args: { at: "/quick-dashboard?opId=op-nordlys" },
    after: async (db) => {
      await waitFor(() => expect(screen.getByRole("grid", { name: "Withdraw gateways" })).toBeVisible());
      await waitFor(() =>
        expect(document.querySelectorAll("tr[data-row-id]")).toHaveLength(
          [...db.payments.withdrawGateways.values()].filter(({ opId }) => opId === "op-nordlys").length,
        ),
      );
    },
  },
);

/** Deleted by another user meanwhile. */
export const Gone = panel.refused(
  (db) => void db.payments.withdrawGateways.delete(withdrawGateway(db).uuid),
  "This gateway does not exist.",
);

export const WithoutRight = panel.forbidden("delete_withdraw_gateways", "operator-manager");

/** The wallet still holds money: a warning appears before deletion. */
export const WalletIsNotEmpty: SceneStory = {
  args: {
    opens: (db) => ({ id: "delete-withdraw-gateway", params: { gateway: withdrawGateway(db, "utopia") } }),
  },
  play: async ({ loaded: { db } }) => {
    const { balance } = utopiaWallet(db).balances[0]!;
    const question = await panel.question();
    await waitFor(() =>
      expect(question.getByText("Wallet is not empty").parentElement).toHaveTextContent(
        `The wallet holds ${uusd(balance)}UUSD. Withdraw the balance first.`,
      ),
    );
  },
};
