import { listDepositGateways, listDepositOrders, listDeposits, showDepositGateway } from "@backoffice/api-client";
import * as depositGatewaysShapes from "@backoffice/api-client/shapes/deposit-gateways";
import * as depositsShapes from "@backoffice/api-client/shapes/deposits";
import { listPage } from "#entities/fields/list-page.ts";
import { recordPage } from "#kit/records/record-page.tsx";

/** What is at each path of the group, until it has screens of its own. */
export default {
  "/deposit/gateways": listPage({
    read: listDepositGateways,
    shape: depositGatewaysShapes.listDepositGateways,
    label: "Deposit gateways",
    key: "uuid",
    first: ["title"],
  }),
  "/deposit/gatewaysV2": listPage({
    read: listDepositGateways,
    shape: depositGatewaysShapes.listDepositGateways,
    label: "Deposit gateways",
    key: "uuid",
    first: ["title"],
    link: "/deposit/gatewaysV2/{uuid}",
  }),
  "/deposit/gatewaysV2/{id}": recordPage({
    read: showDepositGateway,
    shape: depositGatewaysShapes.showDepositGateway,
    noun: "deposit gateway",
    params: { id: "uuid" },
  }),
  "/deposit/list": listPage({
    read: listDeposits,
    shape: depositsShapes.listDeposits,
    label: "Deposits",
    key: "txId",
    columns: { transactionType: "hidden", transactionSubType: "hidden", direction: "hidden" },
    link: "/transactions/details/{txId}",
  }),
  "/deposit/orders": listPage({
    read: listDepositOrders,
    shape: depositsShapes.listDepositOrders,
    label: "Deposit orders",
    key: "txId",
    columns: { transactionType: "hidden", transactionSubType: "hidden", direction: "hidden" },
  }),
  "/deposit/pending": listPage({
    read: listDeposits,
    shape: depositsShapes.listDeposits,
    label: "Pending deposits",
    key: "txId",
    columns: { transactionType: "hidden", transactionSubType: "hidden", direction: "hidden" },
    fixed: { status: "PENDING" },
    link: "/transactions/details/{txId}",
  }),
};
