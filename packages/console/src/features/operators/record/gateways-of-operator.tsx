import { listDepositGateways, listWithdrawGateways, type components } from "@backoffice/api-client";
import { listDepositGateways as depositShape } from "@backoffice/api-client/shapes/deposit-gateways";
import { listWithdrawGateways as withdrawShape } from "@backoffice/api-client/shapes/withdraw-gateways";
import { DescriptionList } from "@backoffice/ui";
import { useMemo } from "react";
import { ListInPanel } from "#kit/list/list-in-panel.tsx";
import { can, useSession } from "#kit/session/session.ts";
import { gatewayColumns } from "./gateways.columns.tsx";
import { rowsOfOperator } from "./rows-of-operator.ts";

type Operator = components["schemas"]["Operator"];

const BY_ORDER = { id: "order", desc: false } as const;

const Deposits = ({ opId }: { opId: string }) => (
  <ListInPanel
    label="Deposit gateways"
    source={useMemo(() => rowsOfOperator(listDepositGateways, depositShape, "uuid", { opId }), [opId])}
    columns={gatewayColumns}
    defaultSort={BY_ORDER}
    opens={{ page: "/deposit/gatewaysV2/{uuid}" }}
    empty="No deposit methods yet."
  />
);

const Withdrawals = ({ opId }: { opId: string }) => (
  <ListInPanel
    label="Withdraw gateways"
    source={useMemo(() => rowsOfOperator(listWithdrawGateways, withdrawShape, "uuid", { opId }), [opId])}
    columns={gatewayColumns}
    defaultSort={BY_ORDER}
    opens={{ page: "/withdraw/gatewaysV2/{uuid}" }}
    empty="No withdrawal methods yet."
  />
);

const Providers = ({ allowedGateways, singleGateways = [] }: Operator["settings"]["deposit"]) =>
  allowedGateways.length === 0 ? (
    "None"
  ) : (
    <span className="font-mono text-meta">
      {allowedGateways.map((key) => (singleGateways.includes(key) ? `${key} (one only)` : key)).join(", ")}
    </span>
  );

/** Providers that an operator may use, and its gateways. */
export const GatewaysOfOperator = ({ operator: { opId, settings } }: { operator: Operator }) => {
  const session = useSession();
  return (
    <>
      <DescriptionList
        items={[
          { label: "Deposit methods", value: <Providers {...settings.deposit} /> },
          { label: "Withdrawal methods", value: <Providers {...settings.withdraw} /> },
        ]}
      />
      {can(session, "view_deposit_gateways") && <Deposits opId={opId} />}
      {can(session, "view_withdraw_gateways") && <Withdrawals opId={opId} />}
    </>
  );
};
