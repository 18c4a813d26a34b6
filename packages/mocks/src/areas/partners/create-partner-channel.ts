import type { components, Input } from "@backoffice/api-client/contract";
import type { Actor } from "../../commands/actor.ts";
import { channelDomainsOf } from "./seed-partners.ts";
import type { Operations } from "../../request/handler.ts";
import { Refusal } from "../../request/refusal.ts";
import { isVisible } from "../../session/visible.ts";
import { partnerNamed } from "./partner-named.ts";

type NewChannel = Input<Operations["createPartnerChannel"]>["body"];

/** Adds a channel on a domain of the operator; a partner's user can only add channels of that partner (money §5). */
export const createPartnerChannel = (
  { db, account, clock }: Actor,
  { description, domain, partnerId, opId }: NewChannel,
): components["schemas"]["PartnerChannel"] => {
  const operator = db.operators.get(opId);
  if (!operator || !isVisible(account, operator))
    throw Refusal.ofFields({ opId: "Operator not found, please select an operator." });
  const partner = partnerId === undefined ? undefined : partnerNamed(db, account, { partnerId, opId });
  if (account.role === "PARTNER" && !partner) throw Refusal.ofFields({ partnerId: "Choose the partner." });
  if (description.trim() === "") throw Refusal.ofFields({ description: "The description is required." });
  if (!channelDomainsOf(operator).includes(domain))
    throw Refusal.ofFields({ domain: "This domain cannot be used for channels." });
  const { channels } = db.partners;
  const same = description.trim().toLowerCase();
  if ([...channels.values()].some((it) => it.domain === domain && it.description.toLowerCase() === same))
    throw Refusal.ofFields({ description: `A channel with this description already exists for ${domain}.` });
  const channelId = `ch-${1000 + channels.size}`;
  const row = {
    channelId,
    description: description.trim(),
    domain,
    partnerId: partner?.partnerId ?? null,
    partnerTitle: partner?.partnerTitle ?? null,
    opId,
    opTitle: operator.title ?? opId,
    isPartner: partner !== undefined,
    createdBy: account.nickname ?? account.email,
    createdAt: new Date(clock.now()).toISOString(),
  };
  channels.set(channelId, row);
  return { ...row, playerCount: 0 };
};
