import type { components } from "@backoffice/api-client/contract";
import { REJECTION_NOTES } from "./document-notes.ts";
import { DECIDERS } from "./people.ts";
import { ago, randomOf, rowsOf, type World } from "./world.ts";

export type DocumentRow = components["schemas"]["PlayerDocument"];

export type DocumentsTables = { documents: Map<string, DocumentRow> };

const TYPES = [
  "PASSPORT_COPY",
  "CARD_COPY",
  "EMAIL",
  "MOBILE_NUMBER",
  "ADDRESS",
  "PERSONAL_DETAILS",
  "PASSPORT_ID",
  "CARD_ID",
] as const;
const STATUSES = ["PENDING", "CONFIRMED", "REJECTED", "NOT_SUBMITTED"] as const;
const DAY = 86_400;

/** Documents of the first players, each kind once a player at most. */
export const seedDocuments = (world: World): DocumentsTables => {
  const random = randomOf(world, "documents");
  const players = [...world.players.values()];
  const documents = new Map<string, DocumentRow>();
  const count = Math.min(rowsOf(world, 1500), players.length * TYPES.length);
  for (let i = 0; i < count; i++) {
    const player = players[i % players.length]!;
    const documentType = TYPES[(i + Math.floor(i / players.length)) % TYPES.length]!;
    const status = i < STATUSES.length ? STATUSES[i]! : random.chance(0.5) ? "CONFIRMED" : random.pick(STATUSES);
    const submitted = random.int(60 * DAY);
    const isReviewed = status === "CONFIRMED" || status === "REJECTED";
    const kycId = random.uuid();
    documents.set(kycId, {
      kycId,
      playerId: player.playerId,
      playerCode: player.playerCode,
      username: player.username,
      isTest: player.isTest,
      opId: player.opId,
      opTitle: player.opTitle,
      documentType,
      status,
      submittedAt: status === "NOT_SUBMITTED" ? null : ago(world, submitted),
      reviewedAt: isReviewed ? ago(world, submitted * random.next()) : null,
      reviewedBy: isReviewed ? random.pick(DECIDERS) : null,
      noteForThePlayer: status === "REJECTED" ? random.pick(REJECTION_NOTES) : null,
    });
  }
  return { documents };
};
