import { listWithdrawGateways } from "@backoffice/api-client";
import * as shapes from "@backoffice/api-client/shapes/withdraw-gateways";
import { listPage } from "#entities/fields/contract-page.ts";
import { withdrawGatewayActions } from "./withdraw-gateway.actions.ts";
import { withdrawGatewayColumns } from "./list/gateway.columns.tsx";

const list = {
  read: listWithdrawGateways,
  shape: shapes.listWithdrawGateways,
  label: "Withdraw gateways",
  key: "uuid",
  columns: withdrawGatewayColumns,
  actions: withdrawGatewayActions,
  defaultSort: { id: "order", desc: false },
  create: { creates: "create-withdraw-gateway" },
  empty: { text: "Players can withdraw once a gateway is added." },
} as const;

/** Pages of withdraw gateways by path. */
export default {
  "/withdraw/gateways": listPage({ ...list, opens: { panel: "withdraw-gateway-details", param: "gatewayUuid" } }),
  "/withdraw/gatewaysV2": listPage({ ...list, opens: { page: "/withdraw/gatewaysV2/{uuid}" } }),
};
