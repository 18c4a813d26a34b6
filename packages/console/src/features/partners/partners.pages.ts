import { listBrands, listPartnerChannels, listPartners, reportPartnerChannels } from "@backoffice/api-client";
import * as operatorsShapes from "@backoffice/api-client/shapes/operators";
import * as partnersShapes from "@backoffice/api-client/shapes/partners";
import { listPage } from "#entities/fields/list-page.ts";
import { PartnerWithdrawalsPage } from "./withdrawals/list/partner-withdrawals.page.ts";

/** What is at each path of the group, until it has screens of its own. */
export default {
  "/partners/non-partner-brands": listPage({
    read: listBrands,
    shape: operatorsShapes.listBrands,
    label: "Brands",
    key: "opId",
    first: ["title"],
    // It has no include-brands control (shell §2.2); without them an operator would have no row here.
    fixed: { hasPartner: false, includeBrands: true },
  }),
  "/partners/list": listPage({
    read: listPartners,
    shape: partnersShapes.listPartners,
    label: "Partners",
    key: "partnerId",
    first: ["partnerTitle"],
    // Money §9.
    limit: 100,
  }),
  "/partners/withdraw": PartnerWithdrawalsPage,
  "/marketing-channels/list": listPage({
    read: listPartnerChannels,
    shape: partnersShapes.listPartnerChannels,
    label: "Marketing channels",
    key: "channelId",
    first: ["description"],
  }),
  "/marketing-channels/report": listPage({
    read: reportPartnerChannels,
    shape: partnersShapes.reportPartnerChannels,
    label: "Marketing channel report",
    key: "channelId",
    first: ["description"],
  }),
  "/channels": listPage({
    read: listPartnerChannels,
    shape: partnersShapes.listPartnerChannels,
    label: "Channels",
    key: "channelId",
    first: ["description"],
  }),
  "/brands": listPage({
    read: listBrands,
    shape: operatorsShapes.listBrands,
    label: "Brands",
    key: "opId",
    first: ["title"],
  }),
};
