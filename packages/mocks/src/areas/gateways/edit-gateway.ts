import type { components } from "@backoffice/api-client/contract";
import { createRandom } from "../../db/random.ts";
import { Refusal } from "../../request/refusal.ts";
import { scopeOf, visibleRow } from "../../session/visible.ts";
import { providerRefusal, settingsRefusal } from "./gateway-refusal.ts";
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
): { uuid: string } | Refusal => {
  const { opId, provider } = draft;
  if (opId === "*") return Refusal.ofFields({ opId: "Please select an operator before creating a gateway." });
  const scope = scopeOf(db, account, opId);
  if (scope instanceof Refusal) return scope;
  const operator = db.operators.get(opId)!;
  const { allowedGateways } = operator.settings[direction];
  const refusal = providerRefusal(operator, allowedGateways, provider, table.values()) ?? settingsRefusal(draft);
  if (refusal) return refusal;
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
): R | Refusal => {
  const row = visibleRow(db, account, table.get(uuid));
  if (!row) return new Refusal(404, "This gateway does not exist.");
  return row.opId === opId ? row : Refusal.ofFields({ opId: "This gateway belongs to another operator." });
};

/** Changes a gateway; operator and provider cannot change, and an absent key keeps the stored one. */
export const updateGateway = <R extends Row>(
  actor: Actor,
  table: Map<string, R>,
  change: { uuid: string; opId: string } & Schemas["PaymentGatewaySettings"],
): R | Refusal => {
  const row = gatewayOf(actor, table, change);
  if (row instanceof Refusal) return row;
  const refusal = settingsRefusal(change);
  if (refusal) return refusal;
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
): null | Refusal => {
  const row = gatewayOf(actor, table, which);
  if (row instanceof Refusal) return row;
  table.delete(row.uuid);
  return null;
};
