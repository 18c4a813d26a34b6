import { existing, Refusal } from "../../request/refusal.ts";
import { logActivity } from "../activity/log-activity.ts";
import { insertOperator } from "./insert-operator.ts";
import type { OperatorRow } from "./operator-row.ts";
import type { Actor } from "../../commands/actor.ts";

/** Moves an operator or brand to another parent, and updates the rows that contain its parent. */
const move = ({ db, account, clock }: Actor, row: OperatorRow, parentOpId: string | null): OperatorRow => {
  const { opId, title } = row;
  const moved: OperatorRow = { ...row, parentOpId };
  insertOperator(db, moved);
  // A new table: areas that are not seeded yet are seeded from the old one.
  db.players = new Map(
    [...db.players].map(([id, player]) => [id, player.opId === opId ? { ...player, parentOpId } : player]),
  );
  for (const [id, user] of db.staff.users)
    if (user.app_metadata.opId === opId)
      db.staff.users.set(id, { ...user, app_metadata: { ...user.app_metadata, parentOpId } });
  logActivity(db, account, clock, "operators", {
    type: "OPERATORS",
    subtype: parentOpId === null ? "BRAND_TRANSFORMED" : "OPERATOR_MOVED",
    message: parentOpId === null ? `Made the brand ${title} an operator` : `Put ${title} under another operator`,
    opId,
    subject: { id: opId, title },
    before: { parentOpId: row.parentOpId },
    after: { parentOpId },
  });
  return moved;
};

/** Turns a brand into an operator; its operator must be active (money §5). */
export const transformBrand = (actor: Actor, opId: string): OperatorRow => {
  const { operators } = actor.db;
  const row = existing(operators.get(opId), "This brand does not exist.");
  if (row.parentOpId === null) throw Refusal.ofFields({ opId: `${row.title ?? opId} is an operator already.` });
  if (operators.get(row.parentOpId)?.status !== "ACTIVE")
    throw Refusal.ofFields({ opId: "The parent operator must be active." });
  return move(actor, row, null);
};

/** Makes an operator without brands, or a brand, a brand of an active operator (money §5). */
export const transformOperator = (
  actor: Actor,
  { opId, parentOpId }: { opId: string; parentOpId: string },
): OperatorRow => {
  const { operators } = actor.db;
  const row = existing(operators.get(opId), "This operator does not exist.");
  const parent = operators.get(parentOpId);
  const wrong = (message: string) => Refusal.ofFields({ "dto.parentOpId": message });
  if (!parent || parent.parentOpId !== null) throw wrong("The parent must be an operator.");
  if (parent.opId === opId) throw wrong("An operator cannot be its own parent.");
  if (parent.status !== "ACTIVE") throw wrong("The parent operator must be active.");
  if (row.parentOpId === parentOpId) throw wrong("It already belongs to this operator.");
  if ([...operators.values()].some((it) => it.parentOpId === opId))
    throw Refusal.ofFields({ "dto.opId": "An operator with brands cannot be moved under another operator." });
  return move(actor, row, parentOpId);
};
