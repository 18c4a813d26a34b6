import type { components, listDepositGateways, listWithdrawGateways } from "@backoffice/api-client";
import { booleanCell, dateCell, percentCell, statusCell, tagsCell, textCell } from "@backoffice/ui/table";
import { amountCell } from "#entities/money/amount-cell.tsx";
import { operatorCell } from "#entities/operator/operator-cell.tsx";
import { PageLink } from "#kit/address/page-link.tsx";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { numberCell } from "#kit/numbers/number-cell.tsx";
import { GATEWAY_STATUS } from "../gateway-status.ts";

type Gateway = components["schemas"]["DepositGateway"];
type WithdrawGateway = components["schemas"]["WithdrawGateway"];

/** Title shown to players, linked to its page. */
const titleColumn = (direction: "deposit" | "withdraw"): ColumnsOf<typeof listDepositGateways>[number] => ({
  id: "title",
  header: "Gateway",
  cell: ({ uuid, title }) => (
    <span className="font-semibold">
      <PageLink to={`/${direction}/gatewaysV2/${uuid}`} permission={`view_${direction}_gateways`}>
        {title.en}
      </PageLink>
    </span>
  ),
  text: ({ title }) => title.en,
  sortable: true,
  hideable: false,
  sticky: "start",
  width: 160,
});

/** Columns of both directions. */
const settings: ColumnsOf<typeof listDepositGateways> = [
  {
    id: "provider",
    header: "Provider",
    cell: ({ provider }) => <span className="font-mono text-meta">{provider}</span>,
    text: ({ provider }) => provider,
    sortable: true,
    width: 105,
  },
  { id: "opTitle", header: "Operator", ...operatorCell<Gateway>(({ opId }) => opId), sortable: true, width: 140 },
  { id: "status", header: "Status", ...statusCell(({ status }) => status, GATEWAY_STATUS), sortable: true, width: 110 },
  {
    id: "gatewayCurrencies",
    header: "Currencies",
    help: "Currencies that the gateway works in.",
    ...tagsCell((row) => row.gatewayCurrencies),
    width: 135,
  },
  {
    id: "minAmountInUSD",
    header: "Minimum",
    help: "Minimum per transaction.",
    ...amountCell<Gateway>((row) => ({ value: row.minAmountInUSD, currency: "USD" })),
    sortable: true,
    width: 120,
  },
  {
    id: "maxAmountInUSD",
    header: "Maximum",
    help: "Maximum per transaction.",
    ...amountCell<Gateway>((row) => ({ value: row.maxAmountInUSD, currency: "USD" })),
    sortable: true,
    width: 130,
  },
  {
    id: "feePercentage",
    header: "Fee",
    help: "Fee of the provider.",
    ...percentCell((row) => row.feePercentage / 100),
    value: (row) => row.feePercentage,
    sortable: true,
    width: 90,
  },
  {
    id: "order",
    header: "Order",
    help: "Order on the players' screen. Lower numbers come first.",
    ...numberCell<Gateway>((row) => row.order),
    sortable: true,
    width: 90,
  },
  {
    id: "playerWalletCurrencies",
    header: "Wallets",
    help: "Wallets that can use this gateway.",
    ...tagsCell((row) => row.playerWalletCurrencies),
    width: 170,
    defaultHidden: true,
  },
  {
    id: "isAutomatic",
    header: "Automatic rate",
    ...booleanCell((row) => row.isAutomatic),
    width: 140,
    defaultHidden: true,
  },
  {
    id: "conversionRate",
    header: "Manual rate",
    help: "Units of the gateway's currency per unit of the wallet's currency.",
    ...numberCell<Gateway>((row) => row.conversionRate),
    width: 120,
    defaultHidden: true,
  },
  {
    id: "merchantId",
    header: "Merchant ID",
    ...textCell<Gateway>((row) => row.merchantId),
    width: 160,
    defaultHidden: true,
  },
  {
    id: "updatedAt",
    header: "Updated",
    ...dateCell((row) => row.updatedAt),
    sortable: true,
    width: 185,
    defaultHidden: true,
  },
  {
    id: "updatedBy",
    header: "Updated by",
    ...textCell<Gateway>((row) => row.updatedBy),
    width: 130,
    defaultHidden: true,
  },
];

/** Columns of deposit gateways. */
export const depositGatewayColumns: ColumnsOf<typeof listDepositGateways> = [titleColumn("deposit"), ...settings];

/** Columns of withdraw gateways. */
export const withdrawGatewayColumns: ColumnsOf<typeof listWithdrawGateways> = [
  titleColumn("withdraw"),
  ...settings,
  {
    id: "dailyLimitInUSD",
    header: "Daily limit",
    help: "Maximum total payouts per day. Without a value there is no limit.",
    ...amountCell<WithdrawGateway>((row) => ({ value: row.dailyLimitInUSD, currency: "USD" })),
    width: 140,
    defaultHidden: true,
  },
  {
    id: "confirmsByItselfBelowInUSD",
    header: "Auto-approve below",
    help: "Smaller withdrawals are approved automatically.",
    ...amountCell<WithdrawGateway>((row) => ({ value: row.confirmsByItselfBelowInUSD, currency: "USD" })),
    width: 170,
    defaultHidden: true,
  },
];
