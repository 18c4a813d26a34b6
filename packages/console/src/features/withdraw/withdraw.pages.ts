import { listAffiliateWithdrawals, listTreasuries, listWithdrawals, type components } from "@backoffice/api-client";
import * as affiliateShapes from "@backoffice/api-client/shapes/affiliate";
import * as withdrawGatewaysShapes from "@backoffice/api-client/shapes/withdraw-gateways";
import * as withdrawalsShapes from "@backoffice/api-client/shapes/withdrawals";
import { User } from "lucide-react";
import { playerLinkCell } from "#entities/player/player-link-cell.tsx";
import { listPage } from "#entities/fields/list-page.ts";
import { lacking } from "#kit/session/session.ts";

type Withdrawal = components["schemas"]["Withdrawal"];

/** What is at each path of the group, until it has screens of its own. */
export default {
  "/withdraw/list": listPage({
    read: listWithdrawals,
    shape: withdrawalsShapes.listWithdrawals,
    label: "Withdrawals",
    key: "txId",
    columns: {
      player: playerLinkCell<Withdrawal>(({ player }) => ({ ...player, username: player.nickName })),
      transactionType: "hidden",
      transactionSubType: "hidden",
      direction: "hidden",
    },
    actions: (panels, session) => [
      {
        id: "player",
        label: "Open player",
        icon: User,
        reason: () => lacking(session, "view_players"),
        onSelect: ({ player }) => panels.open("player-details", { player: player.playerCode }),
      },
    ],
    buttons: [{ label: "Pending withdrawals", to: "/withdraw/pending", permission: "view_withdrawals" }],
    link: "/transactions/details/{txId}",
  }),
  "/withdraw/pending": listPage({
    read: listWithdrawals,
    shape: withdrawalsShapes.listWithdrawals,
    label: "Pending withdrawals",
    key: "txId",
    columns: { transactionType: "hidden", transactionSubType: "hidden", direction: "hidden" },
    fixed: { status: "PENDING" },
    link: "/transactions/details/{txId}",
  }),
  "/withdraw/treasuries": listPage({
    read: listTreasuries,
    shape: withdrawGatewaysShapes.listTreasuries,
    label: "Treasuries",
    key: "uuid",
    first: ["opTitle", "currency"],
  }),
  "/withdraw/affiliate": listPage({
    read: listAffiliateWithdrawals,
    shape: affiliateShapes.listAffiliateWithdrawals,
    label: "Affiliate withdrawals",
    key: "txId",
  }),
};
