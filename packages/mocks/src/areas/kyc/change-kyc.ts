import type { Input } from "@backoffice/api-client/contract";
import type { Actor } from "../../commands/actor.ts";
import type { Db } from "../../db/db.ts";
import { kycDataOf } from "./kyc-data.ts";
import { verificationsOf } from "./kyc-plan.ts";
import { placeholderImage } from "../../db/words/placeholder-image.ts";
import type { Operations } from "../../request/handler.ts";
import { existing, Refusal } from "../../request/refusal.ts";
import { visibleRow } from "../../session/visible.ts";
import { checkImage, checkKycDetails } from "./kyc-refusals.ts";
import { logPlayer } from "../players/log-player.ts";
import type { KycData, KycRow } from "./kyc-tables.ts";

type Change = Input<Operations["changeKyc"]>["body"];
type Next = { row: Partial<KycRow>; data?: KycData };

const decision = (row: KycRow, to: "CONFIRMED" | "REJECTED", note: string, who: string, now: string): Next => {
  if (note.trim() === "") throw Refusal.ofFields({ noteForPlayer: "Note for the player cannot be empty!" });
  if (row.kycStatus === "NOT_SUBMITTED") throw new Refusal(400, "The player has not submitted a document yet.");
  if (row.kycStatus === to)
    throw new Refusal(400, `This document has already been ${to === "CONFIRMED" ? "approved" : "rejected"}.`);
  const confirmed = to === "CONFIRMED";
  return {
    row: {
      kycStatus: to,
      approvedAt: confirmed ? now : null,
      approvedBy: confirmed ? who : null,
      rejectedAt: confirmed ? null : now,
      rejectedBy: confirmed ? null : who,
      noteForPlayer: note,
    },
  };
};

/** Changes of an item that is submitted for the first time: it becomes pending. */
const submitted = (row: KycRow): Partial<KycRow> => (row.kycStatus === "NOT_SUBMITTED" ? { kycStatus: "PENDING" } : {});

const image = (row: KycRow, change: Extract<Change, { image: unknown } | { imageFile: unknown }>): Next => {
  const file: unknown = "imageFile" in change ? change.imageFile : change.image;
  const field = change.field ?? change.key;
  checkImage(row, field, file);
  const name = file instanceof File ? file.name : "image";
  return { row: submitted(row), data: { [field as "imageUrl"]: placeholderImage(`Uploaded: ${name}`) } };
};

const next = (row: KycRow, change: Change, who: string, now: string): Next => {
  if ("image" in change || "imageFile" in change) return image(row, change);
  if (change.action === "edit") {
    checkKycDetails(row, change.details);
    return { row: submitted(row), data: change.details };
  }
  if (change.action === "approve") return decision(row, "CONFIRMED", change.noteForPlayer, who, now);
  return decision(row, "REJECTED", "uuid" in change ? change.noteForThePlayer : change.noteForPlayer, who, now);
};

const isDecision = (change: Change) =>
  "action" in change && (change.action === "approve" || change.action === "reject");

/** Updates a player's KYC state from its items: verified when all of them are confirmed. */
const settlePlayer = (db: Db, playerId: string, now: string): void => {
  const player = db.players.get(playerId);
  if (!player) return;
  const items = [...db.kyc.items.values()].filter((it) => it.playerId === playerId);
  db.players.set(playerId, {
    ...player,
    isVerified: items.every((it) => it.kycStatus === "CONFIRMED"),
    kyc: { verifications: verificationsOf(items) },
    updatedAt: now,
  });
};

/** Approves, rejects or edits a KYC item or adds an image (shell §4, §5, §7). */
export const changeKyc = ({ db, account, clock }: Actor, change: Change): KycRow & { data: KycData } => {
  const needs = isDecision(change) ? "approve_reject_kyc" : "edit_kyc";
  if (!account.permissions.includes(needs))
    throw new Refusal(
      403,
      isDecision(change)
        ? "You do not have permission to approve or reject KYC documents."
        : "You do not have permission to edit KYC documents.",
    );
  const row = existing(
    visibleRow(db, account, db.kyc.items.get("uuid" in change ? change.uuid : change.kycId)),
    "This KYC document does not exist.",
  );
  if (row.playerId !== change.playerId || row.playerCode !== change.playerCode)
    throw Refusal.ofFields({ playerCode: "This item belongs to another player." });
  const now = new Date(clock.now()).toISOString();
  const after = next(row, change, account.nickname ?? account.email, now);
  const changed = { ...row, ...after.row, updatedAt: now };
  db.kyc.items.set(row.kycId, changed);
  if (after.data) db.kyc.corrections.set(row.kycId, { ...db.kyc.corrections.get(row.kycId), ...after.data });
  settlePlayer(db, row.playerId, now);
  if (isDecision(change))
    logPlayer({ db, account, clock }, row, {
      subtype: "PLAYER_KYC_DECIDED",
      what: `${changed.kycStatus === "CONFIRMED" ? "Approved" : "Rejected"} a document of`,
      before: { kycStatus: row.kycStatus },
      after: { kycStatus: changed.kycStatus },
    });
  return { ...changed, data: kycDataOf(db, changed) };
};
