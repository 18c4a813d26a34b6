import type { Input } from "@backoffice/api-client/contract";
import type { Actor } from "../../commands/actor.ts";
import type { Db } from "../../db/db.ts";
import { startSettings } from "./seed-operator-admin.ts";
import type { Operations } from "../../request/handler.ts";
import { refuseFields, Refusal, type FieldMessages } from "../../request/refusal.ts";
import { scopeOf } from "../../session/visible.ts";
import { logActivity } from "../activity/log-activity.ts";
import { insertOperator } from "./insert-operator.ts";
import { movePartner } from "../partners/move-partner.ts";
import { partnerNamed } from "../partners/partner-named.ts";

type NewBrand = Input<Operations["createBrand"]>["body"];

const complaints = (db: Db, brand: NewBrand): FieldMessages => {
  const { opId, title, domains = [], domainsLimit = 1, haveDomain, isCfSelected, cfApiToken } = brand;
  const fields: FieldMessages = {};
  if (db.operators.has(opId)) fields["opId"] = `The ID ${opId} is already taken.`;
  if ([...db.operators.values()].some((it) => it.title?.toLowerCase() === title.toLowerCase()))
    fields["title"] = `The name ${title} is already taken.`;
  if (haveDomain !== false && domains.length === 0) fields["domains"] = "A brand needs a domain.";
  if (domains.length > domainsLimit) fields["domains"] = `The brand may have ${domainsLimit} domains.`;
  if (isCfSelected && !cfApiToken?.trim()) fields["cfApiToken"] = "The API token of the CDN account is required.";
  return fields;
};

/** Adds a brand to an operator, with the operator's languages and gateways; a partner without one may get it (money §2, §5). */
export const createBrand = ({ db, account, clock }: Actor, brand: NewBrand): { opId: string } => {
  const { parentOpId, opId, title, domainsLimit = 1, partnerId } = brand;
  scopeOf(db, account, parentOpId);
  const parent = db.operators.get(parentOpId);
  if (!parent || parent.parentOpId !== null) throw Refusal.ofFields({ parentOpId: "A brand belongs to an operator." });
  if (parent.status !== "ACTIVE") throw Refusal.ofFields({ parentOpId: "The operator must be active." });
  const partner = partnerId === undefined ? undefined : partnerNamed(db, account, { partnerId, opId: parentOpId });
  const fields = complaints(db, brand);
  refuseFields(fields);
  const { allowedLangs, settings } = parent;
  insertOperator(db, { opId, title, parentOpId, status: "ACTIVE", allowedLangs, settings });
  const of = db.operatorAdmin.extras.get(parentOpId)!;
  db.operatorAdmin.extras.set(opId, {
    ...of,
    cpgBillingWallets: { address: null },
    domainsLimit,
    createdAt: new Date(clock.now()).toISOString(),
    hasCrawlerKey: false,
  });
  db.operatorAdmin.settings.set(opId, startSettings(opId));
  if (partner) movePartner(db, partner, opId);
  logActivity(db, account, clock, "operators", {
    type: "OPERATORS",
    subtype: "BRAND_CREATED",
    message: `Added the brand ${title}`,
    opId,
    subject: { id: opId, title },
    after: { parentOpId, domains: brand.domains ?? [], domainsLimit },
  });
  return { opId };
};
