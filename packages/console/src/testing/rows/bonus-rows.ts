import type { Db } from "@backoffice/mocks";
import { firstOf } from "./rows.ts";

/** A bonus of Nordlys, the operator whose staff the stories know. */
export const bonusOf = (db: Db) => firstOf(db.bonus.bonuses, ({ opId }) => opId === "op-nordlys");

/** Removes all uses of that bonus, so that it can be deleted. */
export const leaveBonus = (db: Db): void => {
  const { bonusId } = bonusOf(db);
  for (const claim of db.bonus.claims.values()) if (claim.bonusId === bonusId) db.bonus.claims.delete(claim.claimId);
};

/** Adds a player's claim of a bonus. */
export const claimBonus = (db: Db, bonusId: string): void => {
  const [claim] = [...db.bonus.claims.values()];
  db.bonus.claims.set("used", { ...claim!, claimId: "used", bonusId, status: "ACTIVE" });
};

/** A release of Nordlys with this status. */
export const releaseOf = (db: Db, status: "SCHEDULED" | "RUNNING" | "ENDED" = "ENDED") => {
  const release = firstOf(db.bonus.releases, ({ opId }) => opId === "op-nordlys");
  return { ...release, status };
};

const DAY = 86_400_000;

/** The time of the story clock. */
const NOON = Date.UTC(2026, 10, 20, 12);

/** Moves the start and end of that release to match the status. */
export const placeRelease = (db: Db, status: "SCHEDULED" | "RUNNING" | "ENDED"): void => {
  const [start, end] = { SCHEDULED: [1, 5], RUNNING: [-1, 5], ENDED: [-5, -1] }[status];
  const release = releaseOf(db, status);
  db.bonus.releases.set(release.bonusId, {
    ...release,
    startTime: new Date(NOON + start! * DAY).toISOString(),
    endTime: new Date(NOON + end! * DAY).toISOString(),
  });
};

/** A form of Nordlys with `pendingCount` pending requests. */
export const formOf = (db: Db, pendingCount = 0) => {
  const form = firstOf(db.bonus.forms, ({ opId }) => opId === "op-nordlys");
  return { ...form, pendingCount, requestsCount: pendingCount };
};

/** Answers all pending requests of that form. */
export const answerAll = (db: Db): void => {
  const { bonusId } = formOf(db);
  for (const it of db.bonus.requests.values()) if (it.bonusId === bonusId) db.bonus.requests.delete(it.requestId);
};

/** Pending requests, the oldest first. */
export const waitingRequests = (db: Db) =>
  [...db.bonus.requests.values()]
    .filter(({ status }) => status === "PENDING")
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));

/** A pending request of a player of Nordlys. */
export const requestOf = (db: Db) =>
  firstOf(db.bonus.requests, ({ opId, status }) => opId === "op-nordlys" && status === "PENDING");

/** Changes a request as a colleague would. */
export const changeRequest = (
  db: Db,
  { requestId }: { requestId: string },
  values: Partial<ReturnType<typeof requestOf>>,
): void => void db.bonus.requests.set(requestId, { ...db.bonus.requests.get(requestId)!, ...values });
