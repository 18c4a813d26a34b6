import type { Actor } from "../../commands/actor.ts";
import type { components } from "@backoffice/api-client/contract";
import type { Db } from "../../db/db.ts";
import { appliedOf } from "./seed-freebets.ts";
import { existing } from "../../request/refusal.ts";
import { visibleRow } from "../../session/visible.ts";
import type { SportFreebetRow } from "./freebets-tables.ts";

type Schemas = components["schemas"];
type Grant = Schemas["SportFreebetGrant"];

const EXPIRED = 31;
const NOT_ACTIVE = 33;
const ALREADY_ACTIVATED = 34;
const NOT_OF_TEMPLATE = 37;
const UNKNOWN_CURRENCY = 39;

/** The error code of the sports platform when it refuses the freebet (shell §8); else undefined. */
const errorCode = (
  db: Db,
  template: SportFreebetRow | undefined,
  playerId: string,
  { betCount, betAmount, currency }: Grant,
  now: number,
): Schemas["FreebetErrorCode"] | undefined => {
  if (!template) return NOT_ACTIVE;
  if (template.toTime <= now) return EXPIRED;
  if (!template.isEnable) return NOT_ACTIVE;
  const has = [...db.freebets.applied.values()].some(
    (it) => it.playerId === playerId && it.templateId === template.id && it.toTime > now,
  );
  if (has) return ALREADY_ACTIVATED;
  if (currency !== "USD" && !Object.hasOwn(db.rates, currency)) return UNKNOWN_CURRENCY;
  const { freebetData } = template;
  const fits =
    currency === freebetData.currency && betCount <= freebetData.betCount && betAmount <= freebetData.betAmount;
  return fits ? undefined : NOT_OF_TEMPLATE;
};

/** Gives a player a freebet of a template: at most the template's amount, and only one at a time (shell §7). */
export const giveFreebet = (
  { db, account, clock }: Actor,
  playerId: string,
  grant: Grant,
): { errorItems: { errorCode: Schemas["FreebetErrorCode"] }[] } => {
  const player = existing(visibleRow(db, account, db.players.get(playerId)), "This player does not exist.");
  const now = Math.floor(clock.now() / 1000);
  const template = db.freebets.templates.get(grant.templateId);
  const code = errorCode(db, template, playerId, grant, now);
  if (code !== undefined || !template) return { errorItems: [{ errorCode: code ?? NOT_ACTIVE }] };
  const { betAmount, betCount } = grant;
  let number = 100_000 + db.freebets.applied.size;
  while (db.freebets.applied.has(`afb-${number}`)) number += 1;
  const row = appliedOf(
    `afb-${number}`,
    { ...template, freebetData: { ...template.freebetData, betAmount, betCount } },
    player,
    now,
  );
  db.freebets.applied.set(row.id, row);
  return { errorItems: [] };
};
