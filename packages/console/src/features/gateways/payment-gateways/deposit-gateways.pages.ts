import { listDepositGateways } from "@backoffice/api-client";
import * as shapes from "@backoffice/api-client/shapes/deposit-gateways";
import { listPage } from "#entities/fields/contract-page.ts";
import { depositGatewayActions } from "./deposit-gateway.actions.ts";
import { depositGatewayColumns } from "./list/gateway.columns.tsx";

const list = {
  read: listDepositGateways,
  shape: shapes.listDepositGateways,
  label: "Deposit gateways",
  key: "uuid",
  columns: depositGatewayColumns,
  actions: depositGatewayActions,
  defaultSort: { id: "order", desc: false },
  create: { creates: "create-deposit-gateway" },
  empty: { text: "Players can deposit once a gateway is added." },
} as const;

/** Pages of deposit gateways by path. */
export default {
  "/deposit/gateways": listPage({ ...list, link: "/deposit/gatewaysV2/{uuid}" }),
  "/deposit/gatewaysV2": listPage({ ...list, opens: { page: "/deposit/gatewaysV2/{uuid}" } }),
};
