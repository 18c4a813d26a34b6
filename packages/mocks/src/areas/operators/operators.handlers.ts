import type { components } from "@backoffice/api-client/contract";
import { createBrand } from "./create-brand.ts";
import { notifyCrawlers } from "../domains/notify-crawlers.ts";
import { transformBrand, transformOperator } from "./transform-operator.ts";
import { updateOperatorSettings } from "./update-operator-settings.ts";
import type { Clock } from "../../db/times/clock.ts";
import type { Db } from "../../db/db.ts";
import { ONE_OF_A_KIND } from "../gateways/payment-providers.ts";
import { toppedUpToday } from "../wallet/topped-up-today.ts";
import { menuOf } from "../../session/menu-of.ts";
import type { AreaHandlers } from "../../request/handler.ts";
import { list } from "../../request/list.ts";
import { existing, Refusal } from "../../request/refusal.ts";
import { isPlatform } from "../../session/permissions-of.ts";
import { isVisible, scopeOf } from "../../session/visible.ts";
import type { OperatorRow } from "./operator-row.ts";

type ListRow = components["schemas"]["OperatorListRow"];

/** The gateways that may be used, and of which there can be one only. */
const withSingles = ({ allowedGateways }: components["schemas"]["GatewaySettings"]) => ({
  allowedGateways,
  singleGateways: allowedGateways.filter((it) => ONE_OF_A_KIND.has(it)),
});

/** The partner of each brand that has one. */
const partnersByBrand = ({ partners }: Db) =>
  new Map(
    [...partners.partners.values()]
      .filter((it) => it.parentOpId !== null)
      .map(({ opId, partnerId }) => [opId, partnerId] as const),
  );

/** The operator with the fields that are kept apart from its row. */
const whole = ({ db, clock }: { db: Db; clock: Clock }, row: OperatorRow): OperatorRow => {
  const { deposit, withdraw } = row.settings;
  const settings = { deposit: withSingles(deposit), withdraw: withSingles(withdraw) };
  const { hasCrawlerKey: _, ...known } = db.operatorAdmin.extras.get(row.opId) ?? {};
  const partnerId = partnersByBrand(db).get(row.opId) ?? null;
  return { ...row, settings, ...known, partnerId, stats: { todayTotalTopupInUSD: toppedUpToday(db, clock, row.opId) } };
};

/** Operators and brands as list rows, each operator followed by its brands. */
const rowsOf = (db: Db): ListRow[] => {
  const all = [...db.operators.values()];
  const brands = new Map<string, number>();
  const partners = partnersByBrand(db);
  for (const { parentOpId } of all) if (parentOpId !== null) brands.set(parentOpId, (brands.get(parentOpId) ?? 0) + 1);
  return all.map(({ opId, title, parentOpId, status = "ACTIVE", allowedLangs }) => {
    const { domainsLimit = 1, createdAt = "1970-01-01T00:00:00.000Z" } = db.operatorAdmin.extras.get(opId) ?? {};
    return {
      opId,
      title,
      parentOpId,
      parentTitle: parentOpId === null ? null : (db.operators.get(parentOpId)?.title ?? parentOpId),
      isBrand: parentOpId !== null,
      status,
      brandCount: brands.get(opId) ?? 0,
      partnerId: partners.get(opId) ?? null,
      allowedLangs,
      domainsLimit,
      createdAt,
    };
  });
};

const opIdOf = ({ opId }: ListRow) => opId;
const search = ({ opId, title }: ListRow) => [opId, title];

export const operators = {
  getMyOperator: ({ db, account, clock }) => {
    const operator = db.operators.get(account.user.op ?? "");
    if (!operator) throw new Refusal(400, "You do not belong to an operator.");
    return whole({ db, clock }, operator);
  },

  showOperator: ({ db, account, clock, input: { body } }) => {
    const operator = db.operators.get(body.opId);
    if (operator && isVisible(account, operator)) return whole({ db, clock }, operator);
    throw isPlatform(account.role)
      ? new Refusal(400, "This operator does not exist.")
      : new Refusal(403, "You do not have permission to see this operator.");
  },

  listMenu: ({ account }) => menuOf(account),

  listOperators: (call) => {
    const { type } = call.input.body;
    return list(call, rowsOf(call.db), {
      opIdOf,
      search,
      equal: ["status"],
      keep: (row) => !type || row.isBrand === (type === "brand"),
    });
  },

  listBrands: (call) => {
    const { hasPartner } = call.input.body;
    return list(call, rowsOf(call.db), {
      opIdOf,
      search,
      equal: ["status", "parentOpId"],
      keep: (row) => row.isBrand && (hasPartner === undefined || (row.partnerId !== null) === hasPartner),
    });
  },

  createBrand: (call) => createBrand(call, call.input.body),

  getOperatorSettings: ({ db, account, input: { query } }) => {
    scopeOf(db, account, query.opId);
    return existing(db.operatorAdmin.settings.get(query.opId), "This operator has no settings.");
  },

  updateOperatorSettings: (call) => updateOperatorSettings(call, call.input.body),

  transformOperator: (call) => {
    transformOperator(call, call.input.body.dto);
    return { success: true };
  },

  transformBrand: (call) => {
    const moved = transformBrand(call, call.input.body.opId);
    return whole(call, moved);
  },

  notifyCrawlers: (call) => notifyCrawlers(call, call.input.body),
} satisfies AreaHandlers;
