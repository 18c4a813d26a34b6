import type { components } from "@backoffice/api-client/contract";
import { createRandom } from "../../db/random.ts";
import { existing, Refusal } from "../../request/refusal.ts";
import { scopeOf, visibleRow } from "../../session/visible.ts";
import { checkProvider, checkSettings } from "./gateway-refusal.ts";
import type { Actor } from "../../commands/actor.ts";
import { displayName } from "../../session/display-name.ts";
import { nowOf } from "../transactions/settle.ts";

type Schemas = components["schemas"];
type Row = Schemas["DepositGateway"];

/** A free id, deterministic: the same gateway and table give the same id. */
const freeId = (table: ReadonlyMap<string, unknown>, opId: string, provider: string): string => {
  const random = createRandom(`gateway/${opId}/${provider}`);
  let uuid = random.uuid();
  while (table.has(uuid)) uuid = random.uuid();
  return uuid;
};

/** Adds a gateway of one direction to an operator or brand (money §8). */
export const createGateway = <R extends Row>(
  { db, account, clock }: Actor,
  direction: "deposit" | "withdraw",
  table: Map<string, R>,
  draft: { opId: string; provider: string } & Schemas["PaymentGatewaySettings"],
): { uuid: string } => {
  const { opId, provider } = draft;
  if (opId === "*") throw Refusal.ofFields({ opId: "Please select an operator before creating a gateway." });
  scopeOf(db, account, opId);
  const operator = db.operators.get(opId)!;
  const { allowedGateways } = operator.settings[direction];
  checkProvider(operator, allowedGateways, provider, table.values());
  checkSettings(draft);
  const uuid = freeId(table, opId, provider);
  const at = nowOf(clock);
  table.set(uuid, {
    apiKey: null,
    ...draft,
    uuid,
    opTitle: operator.title,
    createdAt: at,
    updatedAt: at,
    updatedBy: displayName(account),
  } as unknown as R);
  return { uuid };
};

/** The gateway, if it belongs to this operator and is visible to the account; else a refusal. */
const gatewayOf = <R extends Row>(
  { db, account }: Actor,
  table: ReadonlyMap<string, R>,
  { uuid, opId }: { uuid: string; opId: string },
): R => {
  const row = existing(visibleRow(db, account, table.get(uuid)), "This gateway does not exist.");
  if (row.opId !== opId) throw Refusal.ofFields({ opId: "This gateway belongs to another operator." });
  return row;
};

/** Changes a gateway; operator and provider cannot change, and an absent key keeps the stored one. */
export const updateGateway = <R extends Row>(
  actor: Actor,
  table: Map<string, R>,
  change: { uuid: string; opId: string } & Schemas["PaymentGatewaySettings"],
): R => {
  const row = gatewayOf(actor, table, change);
  checkSettings(change);
  const updated: R = {
    ...row,
    ...change,
    opTitle: row.opTitle,
    provider: row.provider,
    createdAt: row.createdAt,
    updatedAt: nowOf(actor.clock),
    updatedBy: displayName(actor.account),
  };
  table.set(row.uuid, updated);
  return updated;
};

/** Deletes a gateway of this operator (money §2). */
export const deleteGateway = <R extends Row>(
  actor: Actor,
  table: Map<string, R>,
  which: { uuid: string; opId: string },
): null => {
  const row = gatewayOf(actor, table, which);
  table.delete(row.uuid);
  return null;
};
