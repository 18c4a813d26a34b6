import { expect, screen, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { depositGateway } from "#testing/rows/gateway-rows.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";

export default {
  ...staging,
  title: "Panels/Withdraw/Delete deposit gateway",
  tags: ["panel:delete-deposit-gateway"],
  args: { opens: (db) => ({ id: "delete-deposit-gateway", params: { gateway: depositGateway(db) } }) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const panel = confirmation({
  title: "Delete deposit gateway",
  button: /^Delete /,
  write: "deleteDepositGateway",
  failure: "Unable To Delete Deposit Gateway",
});

export const Asked = panel.asks((db) => {
  const { title, provider, opTitle } = depositGateway(db);
  return `Delete ${title.en} (${provider}) of ${opTitle}. Players can no longer pay in with it. Existing deposits stay.`;
});

/** Shows a toast and the gateway list without it (money §2). */
export const OpensTheListAfterwards = panel.sends(
  (db) => {
    const { uuid, opId } = depositGateway(db);
    return { query: { uuid, opId } };
  },
  "Deposit gateway deleted.",
  {
    args: { at: "/quick-dashboard?opId=op-nordlys" },
    after: async (db) => {
      await waitFor(() => expect(screen.getByRole("grid", { name: "Deposit gateways" })).toBeVisible());
      await waitFor(() =>
        expect(document.querySelectorAll("tr[data-row-id]")).toHaveLength(
          [...db.payments.depositGateways.values()].filter(({ opId }) => opId === "op-nordlys").length,
        ),
      );
    },
  },
);

/** Deleted by another user meanwhile. */
export const Gone = panel.refused(
  (db) => void db.payments.depositGateways.delete(depositGateway(db).uuid),
  "This gateway does not exist.",
);

export const WithoutRight = panel.forbidden("delete_deposit_gateways", "operator-manager");
