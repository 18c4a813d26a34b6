import { listBrands, listPartnerChannels, reportPartnerChannels } from "@backoffice/api-client";
import * as operatorsShapes from "@backoffice/api-client/shapes/operators";
import * as partnersShapes from "@backoffice/api-client/shapes/partners";
import { Megaphone, Tag } from "lucide-react";
import { listPage } from "#entities/fields/contract-page.ts";
import { freeBrandActions } from "./brands/brands.actions.ts";
import { PartnersPage } from "./partner-list/partners.page.ts";
import { PartnerWithdrawalsPage } from "./withdrawals/list/partner-withdrawals.page.ts";

/** First columns of both brand lists. */
const BRAND_COLUMNS = {
  title: { header: "Brand" },
  opId: "hidden",
  parentTitle: { header: "Operator" },
  parentOpId: "hidden",
  isBrand: "hidden",
  brandCount: "hidden",
} as const;

const CHANNELS = {
  read: listPartnerChannels,
  shape: partnersShapes.listPartnerChannels,
  key: "channelId",
  first: ["description", "domain", "partnerTitle", "playerCount"],
  create: { creates: "add-partner-channel" },
  empty: { icon: Megaphone, text: "Channels appear here once added." },
} as const;

/** Pages by path. */
export default {
  "/partners/non-partner-brands": listPage({
    read: listBrands,
    shape: operatorsShapes.listBrands,
    label: "Brands",
    key: "opId",
    first: ["title"],
    columns: { ...BRAND_COLUMNS, partnerId: "hidden" },
    // There is no include-brands control (shell §2.2); without brands an operator would have no rows here.
    fixed: { hasPartner: false, includeBrands: true },
    actions: freeBrandActions,
    create: { creates: "add-new-partner" },
    empty: { icon: Tag, title: "Every brand has a partner", text: "Brands without a domain appear here." },
  }),
  "/partners/list": PartnersPage,
  "/partners/withdraw": PartnerWithdrawalsPage,
  "/marketing-channels/list": listPage({ ...CHANNELS, label: "Marketing channels" }),
  "/marketing-channels/report": listPage({
    read: reportPartnerChannels,
    shape: partnersShapes.reportPartnerChannels,
    label: "Marketing channel report",
    key: "channelId",
    first: ["description", "partnerTitle", "registrationCount", "firstDepositCount", "depositInUSD", "ggrInUSD"],
    untilNow: true,
    empty: { icon: Megaphone, text: "Channel results appear here once there are channels." },
  }),
  "/channels": listPage({ ...CHANNELS, label: "Channels" }),
  "/brands": listPage({
    read: listBrands,
    shape: operatorsShapes.listBrands,
    label: "Brands",
    key: "opId",
    first: ["title"],
    columns: BRAND_COLUMNS,
    actions: freeBrandActions,
    empty: { icon: Tag, text: "The operator's brands appear here once added." },
  }),
};
