import { listTopUps } from "@backoffice/api-client";
import { listTopUps as shape } from "@backoffice/api-client/shapes/wallet";
import { WalletCards } from "lucide-react";
import { listPage } from "#entities/fields/contract-page.ts";
import { topUpColumns } from "./top-ups.columns.tsx";

/** `/topup/list`: balance changes by staff. */
export const TopUpsPage = listPage({
  read: listTopUps,
  shape,
  label: "Top-ups",
  key: "txId",
  columns: topUpColumns,
  opens: { panel: "transaction-details", param: "txId" },
  empty: { icon: WalletCards, text: "Top-ups appear here once staff change a player's wallet." },
});
