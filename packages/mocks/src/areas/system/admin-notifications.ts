import type { Input } from "@backoffice/api-client/contract";
import type { Actor } from "../../commands/actor.ts";
import type { Db } from "../../db/db.ts";
import type { Operations } from "../../request/handler.ts";
import { refuseFields, Refusal, type FieldMessages } from "../../request/refusal.ts";
import type { Account } from "../../session/accounts.ts";
import { isPlatform } from "../../session/permissions-of.ts";
import { scopeOf } from "../../session/visible.ts";
import { displayName } from "../../session/display-name.ts";
import { newContentId } from "../../commands/new-content-id.ts";
import type { AdminNotificationRow } from "./system-tables.ts";

/** The notices that an account may read: general ones, and those of its operators. */
export const noticesFor = (db: Db, account: Account, opId?: string, includeBrands?: boolean) => {
  const scope = scopeOf(db, account, opId, includeBrands);
  const isAll = (opId ?? "*") === "*";
  return [...db.system.adminNotifications.values()].filter((it) => scope.has(it.opId) || (isAll && it.opId === "*"));
};

/** Adds a notice; one for all operators is also a general notification. */
export const createAdminNotification = (
  { db, account, clock }: Actor,
  {
    opId,
    severity,
    title,
    content,
    startsAt = null,
    endsAt = null,
  }: Input<Operations["createAdminNotification"]>["body"],
): AdminNotificationRow => {
  if (opId === "*" && !isPlatform(account.role))
    throw Refusal.ofFields({ opId: "Please select an operator or a brand of yours." });
  scopeOf(db, account, opId);
  const fields: FieldMessages = {};
  if (title.trim() === "") fields["title"] = "The title is required.";
  if (content.en.trim() === "") fields["content.en"] = "The text in English is required.";
  if (startsAt && endsAt && Date.parse(endsAt) <= Date.parse(startsAt))
    fields["endsAt"] = "The end must be after the start.";
  refuseFields(fields);

  const { adminNotifications } = db.system;
  const operator = db.operators.get(opId);
  const row: AdminNotificationRow = {
    id: newContentId(adminNotifications, `notice/${opId}/${title}`),
    opId,
    opTitle: operator ? (operator.title ?? opId) : null,
    severity,
    title,
    message: content.en,
    content,
    startsAt,
    endsAt,
    createdBy: displayName(account),
    createdAt: new Date(clock.now()).toISOString(),
  };
  db.system.adminNotifications = new Map([[row.id, row], ...adminNotifications]);
  if (opId === "*") db.notifications = [{ content_en: content.en, title, message: content.en }, ...db.notifications];
  return row;
};

/** The notices that the account may delete: one to everybody is for platform staff. */
const deletable = (db: Db, account: Account, opId: string) => {
  const readable = noticesFor(db, account, opId);
  return readable.filter((it) => isPlatform(account.role) || it.opId !== "*");
};

const remove = (db: Db, chosen: readonly AdminNotificationRow[]) => {
  for (const row of chosen) db.system.adminNotifications.delete(row.id);
  const texts = new Set(chosen.filter((it) => it.opId === "*").map((it) => it.message));
  db.notifications = db.notifications.filter((it) => !texts.has(it.content_en));
};

/** Deletes one notice. */
export const deleteAdminNotification = (
  db: Db,
  account: Account,
  { opId, id }: Input<Operations["deleteAdminNotification"]>["query"],
): null => {
  const own = deletable(db, account, opId);
  const chosen = own.filter((it) => it.id === id);
  if (chosen.length === 0) throw new Refusal(404, "This notification does not exist.");
  remove(db, chosen);
  return null;
};

/** Deletes all notices of an operator; `*` deletes all that the account may delete (content §9). */
export const deleteAdminNotifications = (
  db: Db,
  account: Account,
  { opId }: Input<Operations["deleteAdminNotifications"]>["query"],
): null => {
  const own = deletable(db, account, opId);
  remove(db, own);
  return null;
};
