import {
  listAffiliateWithdrawals,
  listTreasuries,
  listWithdrawGateways,
  listWithdrawals,
  showWithdrawGateway,
} from "@backoffice/api-client";
import * as affiliateShapes from "@backoffice/api-client/shapes/affiliate";
import * as withdrawGatewaysShapes from "@backoffice/api-client/shapes/withdraw-gateways";
import * as withdrawalsShapes from "@backoffice/api-client/shapes/withdrawals";
import { listPage } from "#entities/fields/list-page.ts";
import { recordPage } from "#kit/records/record-page.tsx";

/** What is at each path of the group, until it has screens of its own. */
export default {
  "/withdraw/gateways": listPage({
    read: listWithdrawGateways,
    shape: withdrawGatewaysShapes.listWithdrawGateways,
    label: "Withdraw gateways",
    key: "uuid",
    first: ["title"],
  }),
  "/withdraw/gatewaysV2": listPage({
    read: listWithdrawGateways,
    shape: withdrawGatewaysShapes.listWithdrawGateways,
    label: "Withdraw gateways",
    key: "uuid",
    first: ["title"],
    link: "/withdraw/gatewaysV2/{uuid}",
  }),
  "/withdraw/gatewaysV2/{id}": recordPage({
    read: showWithdrawGateway,
    shape: withdrawGatewaysShapes.showWithdrawGateway,
    noun: "withdraw gateway",
    params: { id: "uuid" },
  }),
  "/withdraw/list": listPage({
    read: listWithdrawals,
    shape: withdrawalsShapes.listWithdrawals,
    label: "Withdrawals",
    key: "txId",
    columns: { transactionType: "hidden", transactionSubType: "hidden", direction: "hidden" },
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
