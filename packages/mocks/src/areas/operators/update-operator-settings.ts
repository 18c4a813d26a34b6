import type { Actor } from "../../commands/actor.ts";
import type { components } from "@backoffice/api-client/contract";
import { refuseFields, Refusal, type FieldMessages } from "../../request/refusal.ts";
import { scopeOf } from "../../session/visible.ts";
import { logActivity } from "../activity/log-activity.ts";

type Settings = components["schemas"]["OperatorSettings"];

/** The index of the first value that is not greater than the previous one; -1 when all ascend. */
const firstNotAbove = (values: readonly number[]) =>
  values.findIndex((value, index) => index > 0 && value <= values[index - 1]!);

const complaints = ({ affiliates, cashback }: Settings): FieldMessages => {
  const { levelSettings, revenueShareSettings } = affiliates;
  const rows = [
    ["affiliates.levelSettings", "requiredWagerInUSD", levelSettings.map((it) => it.requiredWagerInUSD)],
    [
      "affiliates.revenueShareSettings",
      "monthlyReferredPlayersTotalWagerInUSD",
      revenueShareSettings.map((it) => it.monthlyReferredPlayersTotalWagerInUSD),
    ],
    ["cashback.settings", "lostAmountInUSD", cashback.settings.map((it) => it.lostAmountInUSD)],
  ] as const;
  const fields: FieldMessages = {};
  for (const [list, field, values] of rows) {
    const wrong = firstNotAbove(values);
    if (wrong >= 0) fields[`${list}.${wrong}.${field}`] = "Each row must be above the previous row.";
  }
  if (levelSettings.some((it, index) => it.level !== index + 1))
    fields["affiliates.levelSettings"] = "Levels are numbered from 1 without gaps.";
  return fields;
};

/** Changes an operator's affiliate and cashback settings (money §5). */
export const updateOperatorSettings = ({ db, account, clock }: Actor, body: Settings): Settings => {
  const opId = body.opId ?? account.user.op;
  if (opId === null) throw Refusal.ofFields({ opId: "Operator not found, please select an operator." });
  scopeOf(db, account, opId);
  const before = db.operatorAdmin.settings.get(opId);
  if (!before) throw Refusal.ofFields({ opId: "Operator not found, please select an operator." });
  const fields = complaints(body);
  refuseFields(fields);
  const after = { ...body, opId };
  db.operatorAdmin.settings.set(opId, after);
  const title = db.operators.get(opId)?.title ?? opId;
  logActivity(db, account, clock, "operators", {
    type: "OPERATORS",
    subtype: "OPERATOR_SETTINGS_UPDATED",
    message: `Changed the settings of ${title}`,
    opId,
    subject: { id: opId, title },
    before: { affiliates: before.affiliates, cashback: before.cashback },
    after: { affiliates: after.affiliates, cashback: after.cashback },
  });
  return after;
};
