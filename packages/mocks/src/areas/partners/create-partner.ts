import type { Input } from "@backoffice/api-client/contract";
import type { Actor } from "../../commands/actor.ts";
import type { Operations } from "../../request/handler.ts";
import { Refusal } from "../../request/refusal.ts";
import { isVisible } from "../../session/visible.ts";

type Settings = Input<Operations["createPartnerSettings"]>["body"];

/** Adds a partner: a branded one belongs to a brand, which has only one; a normal one to an operator (money §2, §3). */
export const createPartner = (
  { db, account, clock }: Actor,
  { parentOpId, ...settings }: Settings,
): { partnerId: string } => {
  const operator = db.operators.get(settings.opId);
  if (!operator || !isVisible(account, operator))
    throw Refusal.ofFields({ opId: "Operator not found, please select an operator." });
  if (operator.parentOpId !== (settings.partnerType === "NORMAL" ? null : (parentOpId ?? operator.parentOpId)))
    throw Refusal.ofFields({ parentOpId: "This brand belongs to another operator." });
  const { partners } = db.partners;
  const all = [...partners.values()];
  if (settings.partnerType === "BRANDED" && operator.parentOpId === null)
    throw Refusal.ofFields({ opId: "A branded partner needs a brand." });
  if (settings.partnerType === "BRANDED" && all.some((it) => it.opId === operator.opId))
    throw Refusal.ofFields({ opId: "This brand already has a partner." });
  const title = settings.partnerTitle.trim();
  if (title === "") throw Refusal.ofFields({ partnerTitle: "The title is required." });
  if (all.some((it) => it.opId === operator.opId && it.partnerTitle.toLowerCase() === title.toLowerCase()))
    throw Refusal.ofFields({ partnerTitle: "A partner with this title already exists." });
  const partnerId = `pt-${4711 + partners.size}`;
  partners.set(partnerId, {
    ...settings,
    partnerTitle: title,
    partnerId,
    opTitle: operator.title ?? operator.opId,
    parentOpId: operator.parentOpId,
    permissionsRecreatedAt: null,
    createdAt: new Date(clock.now()).toISOString(),
    earnedInUSD: 0,
  });
  return { partnerId };
};
