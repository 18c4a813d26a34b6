import { beforeEach, expect, it } from "vitest";
import { clearUserStorage, removeStoredOf } from "./clear-user-storage.ts";
import { settleStored, splitCannedReplies } from "./settle-stored.ts";
import { kindOf, STORED_DATA, stayingOf, unknownKeys } from "./stored-data.ts";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const MARA = "auth0|mara";
/** Keys of a user, with the number of things that each holds. */
const keysOf = (userId: string) => ({
  [`draft:${userId}:updateBank:bank-edit?uuid=1`]: {},
  [`draft:${userId}:createBonus`]: {},
  [`table:${userId}:/bets:views`]: [{}, {}, {}],
  [`table:${userId}:/bets`]: { columns: {} },
  [`canned-replies:${userId}`]: [{}],
  [`unknown-outcomes:${userId}`]: [{}],
  [`recent:${userId}`]: [{}],
});
const store = (entries: object) => {
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value));
};

it("stored data: entries of a user → counted by kind, without those of others and what a log-out removes", () => {
  store({ ...keysOf(MARA), ...keysOf("auth0|mara-2"), appearance: {} });
  expect(stayingOf(MARA).map(({ kind, count }) => [kind.name?.[1], count])).toEqual([
    ["drafts", 2],
    ["saved views", 3],
    ["table layouts", 1],
    ["canned replies", 1],
    ["unknown outcomes", 1],
  ]);
  expect(unknownKeys()).toEqual([]);
});

it("stored data: removed on request → unknown outcomes and data of other users stay", () => {
  store({ ...keysOf(MARA), ...keysOf("auth0|mara-2"), appearance: {} });
  removeStoredOf(MARA);
  clearUserStorage({ drafts: "asked" });
  const { "recent:auth0|mara-2": _, ...others } = keysOf("auth0|mara-2");
  expect(Object.keys(localStorage).toSorted()).toEqual(
    [...Object.keys(others), `unknown-outcomes:${MARA}`, "appearance"].toSorted(),
  );
});

it("stored data: key that the list does not know → named", () => {
  store({ "secret-plan": 1 });
  sessionStorage.setItem("appearance", "{}");
  expect(unknownKeys()).toEqual(["secret-plan", "appearance"]);
  expect(kindOf("draft:u:form", sessionStorage)?.atLogOut).toBe("removed");
  expect(kindOf("draft:u:form", localStorage)?.atLogOut).toBe("asked");
});

it("stored data: every kind that a log-out does not remove of a user has a name for its dialog", () => {
  const unnamed = STORED_DATA.filter(
    ({ key, store: where, atLogOut, name }) =>
      key.includes("{user}") && where === "local" && atLogOut !== "removed" && !name,
  );
  expect(unnamed).toEqual([]);
});

it("stored data: canned replies of all users in one entry → an entry for each user", () => {
  const reply = { id: "1", name: "Paid", text: "Paid." };
  store({ "canned-replies": { [MARA]: [reply], "auth0|jonas": [] } });
  splitCannedReplies();
  expect(localStorage.getItem("canned-replies")).toBeNull();
  expect(JSON.parse(localStorage.getItem(`canned-replies:${MARA}`)!)).toEqual([reply]);
});

it("stored data: views and layouts of earlier versions → personal data and shared layouts are removed", () => {
  const view = (filter: string) => ({ name: "Mine", filter, view: { columns: {} } });
  store({
    [`table:${MARA}:/players:views`]: [view("search=john%40example.com&status=OPEN")],
    "exchange-rates": { columns: {} },
  });
  settleStored();
  expect(JSON.parse(localStorage.getItem(`table:${MARA}:/players:views`)!)).toEqual([view("status=OPEN")]);
  expect(localStorage.getItem("exchange-rates")).toBeNull();
  expect(unknownKeys()).toEqual([]);
});
