/** The kinds of checks, in the order in which they run. */
export const CHECKS = ["lists", "rights", "input", "records", "effects", "keys"] as const;
export type Check = (typeof CHECKS)[number];

const SERVER = "Mend the server, or describe in the contract what it does.";

type Behaviour = { check: Check; finds: string; help: string };

/** What the server does otherwise than the console relies on, and the check that finds it. */
export const BEHAVIOURS = {
  "list-count": {
    check: "lists",
    finds: "A list whose count or remaining is not the number of its rows.",
    help: "count is the number of rows on all pages, remaining that of the rows after this page.",
  },
  "list-rows": {
    check: "lists",
    finds: "Pages of a list that show a row twice, leave one out, or have another order than the whole list.",
    help: "Sort by something unique last, so that every page cuts the same order.",
  },
  "list-size": {
    check: "lists",
    finds: "A page of a list with another number of rows than was asked for.",
    help: SERVER,
  },
  "list-sort": { check: "lists", finds: "A list that is not sorted as it was asked to be.", help: SERVER },
  "list-filter": {
    check: "lists",
    finds: "A list whose rows do not meet a filter, or lack some that do.",
    help: SERVER,
  },
  "call-failed": {
    check: "lists",
    finds: "A call that the contract allows and that fails in the server.",
    help: SERVER,
  },
  "without-session": {
    check: "rights",
    finds: "A call without a session that is not answered with 401.",
    help: "The console sends its user to sign in at a 401, and only there.",
  },
  "right-too-many": {
    check: "rights",
    finds: "A call that is carried out for a session without the permission that the contract names.",
    help: "Refuse it with 403, or change x-permission.",
  },
  "right-missing": {
    check: "rights",
    finds: "A call that is refused for a session that has the permission.",
    help: "The console offers it to this role: allow it, take the permission away, or change x-permission.",
  },
  "foreign-rows": {
    check: "rights",
    finds: "Rows of an operator that the session does not belong to.",
    help: "Limit what is read to the session's operator and its brands.",
  },
  "changed-anyway": {
    check: "rights",
    finds: "Refused calls after which the data are others.",
    help: "Check everything before anything is written, or roll back.",
  },
  "bad-input-accepted": {
    check: "input",
    finds: "A value that the contract forbids and the server accepts.",
    help: "Refuse it with 400 and the documented envelope, or allow it in the contract.",
  },
  "bad-input-failed": {
    check: "input",
    finds: "A value that the contract forbids and at which the server fails.",
    help: "Refuse it with 400 and the documented envelope.",
  },
  "bad-input-envelope": {
    check: "input",
    finds: "A refusal without the documented envelope.",
    help: "The console shows the messages of { success: false, messages }.",
  },
  "write-lost": {
    check: "records",
    finds: "A record that is not read as it was written, or not listed.",
    help: SERVER,
  },
  "delete-lost": { check: "records", finds: "A deleted record that can still be read.", help: SERVER },
  "stale-read": {
    check: "effects",
    finds: "A read that answers otherwise after a write, and that the console does not ask again.",
    help: "Tell those who keep the console's effects table, or let the write leave this read alone.",
  },
  "key-ignored": {
    check: "keys",
    finds: "A write that is carried out twice, or answered differently, for the same Idempotency-Key.",
    help: "Keep the answer of a key, and give it again for the same request.",
  },
} as const satisfies Record<string, Behaviour>;

/** The check that finds something by a rule; none for rules of other commands. */
export const checkOf = (rule: unknown): Check[] =>
  typeof rule === "string" && Object.hasOwn(BEHAVIOURS, rule) ? [BEHAVIOURS[rule as BehaviourRule].check] : [];

export type BehaviourRule = keyof typeof BEHAVIOURS;
