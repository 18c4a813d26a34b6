import { listWithdrawGateways, showWithdrawGateway } from "@backoffice/api-client";
import * as shapes from "@backoffice/api-client/shapes/withdraw-gateways";
import { listPage } from "#entities/fields/list-page.ts";
import { recordPage } from "#kit/records/record-page.tsx";
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
  empty: { text: "Players can be paid out once a gateway is added here." },
} as const;

/** What is at each path of withdraw gateways. */
export default {
  "/withdraw/gateways": listPage({ ...list, link: "/withdraw/gatewaysV2/{uuid}" }),
  "/withdraw/gatewaysV2": listPage({ ...list, opens: { page: "/withdraw/gatewaysV2/{uuid}" } }),
  "/withdraw/gatewaysV2/{id}": recordPage({
    read: showWithdrawGateway,
    shape: shapes.showWithdrawGateway,
    noun: "withdraw gateway",
    params: { id: "uuid" },
  }),
};
