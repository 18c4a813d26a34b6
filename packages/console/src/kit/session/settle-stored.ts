import { isRecord, readStored, writeStored } from "@backoffice/ui";
import { readSavedViews } from "@backoffice/ui/table";
import { storableFilter } from "#kit/list/state/storable-filter.ts";

/** The entry that held the canned replies of all users, by user id. */
const REPLIES_OF_ALL = "canned-replies";
/** Table layouts that all users of the browser shared. */
const SHARED_LAYOUTS = ["exchange-rates", "treasury-account"];

/** Moves canned replies that one entry held for all users to an entry for each of them, whoever signs in. */
export const splitCannedReplies = (): void => {
  const all = readStored(REPLIES_OF_ALL);
  if (all === undefined) return;
  const isMoved = Object.entries(isRecord(all) ? all : {}).every(([userId, replies]) => {
    const key = `${REPLIES_OF_ALL}:${userId}`;
    return readStored(key) !== undefined || !Array.isArray(replies) || writeStored(key, replies);
  });
  if (isMoved) writeStored(REPLIES_OF_ALL, undefined);
};

/** Brings what earlier versions of the console have stored in this browser in line with `stored-data.ts`. */
export const settleStored = (): void => {
  splitCannedReplies();
  for (const key of SHARED_LAYOUTS) writeStored(key, undefined);
  // Also the views of lists that are not opened any more, of every user.
  for (const key of Object.keys(localStorage)) if (/^table:.*:views$/s.test(key)) readSavedViews(key, storableFilter);
};
