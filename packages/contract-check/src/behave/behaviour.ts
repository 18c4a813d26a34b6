/** The kinds of checks, in the order in which they run. */
export const CHECKS = ["lists", "rights", "input", "records", "effects", "keys"] as const;
export type Check = (typeof CHECKS)[number];

const SERVER = "Mend the server, or describe in the contract what it does.";

type Behaviour = { check: Check; finds: string; help: string };

/** How a server can break what the console relies on, and the check that finds it. */
export const BEHAVIOURS = {
  "list-count": {
    check: "lists",
    finds: "A list whose count or remaining does not match its rows.",
    help: "count is the number of rows on all pages; remaining is the number of rows after this page.",
  },
  "list-rows": {
    check: "lists",
    finds: "Pages of a list that repeat a row, skip a row, or order rows differently from the whole list.",
    help: "Add a unique field as the last sort key, so that all pages share one order.",
  },
  "list-size": {
    check: "lists",
    finds: "A page of a list with a different number of rows than requested.",
    help: SERVER,
  },
  "list-sort": { check: "lists", finds: "A list that is not sorted as requested.", help: SERVER },
  "list-filter": {
    check: "lists",
    finds: "A list with rows that do not match a filter, or without some that do.",
    help: SERVER,
  },
  "call-failed": {
    check: "lists",
    finds: "A call that the contract allows and the server fails to answer.",
    help: SERVER,
  },
  "without-session": {
    check: "rights",
    finds: "A call without a session that is not answered with 401.",
    help: "The console asks the user to sign in after a 401, and only then.",
  },
  "right-too-many": {
    check: "rights",
    finds: "A call that is carried out for a session without the permission that the contract names.",
    help: "Refuse it with 403, or change x-permission.",
  },
  "right-missing": {
    check: "rights",
    finds: "A call that is refused for a session that has the permission.",
    help: "The console offers this call to the role: allow it, remove the permission from the role, or change x-permission.",
  },
  "foreign-rows": {
    check: "rights",
    finds:
      "Rows of an operator that the session does not belong to, or a record of one that it can read or change by its ID.",
    help: "Return only rows of the session's operator and its brands, and refuse calls about other operators' records.",
  },
  "changed-anyway": {
    check: "rights",
    finds: "Refused calls that changed data.",
    help: "Validate the whole request before writing anything, or roll back.",
  },
  "bad-input-accepted": {
    check: "input",
    finds: "A value that the contract forbids and the server accepts.",
    help: "Refuse it with 400 and the documented envelope, or allow it in the contract.",
  },
  "bad-input-failed": {
    check: "input",
    finds: "A value that the contract forbids and that makes the server fail.",
    help: "Refuse it with 400 and the documented envelope.",
  },
  "bad-input-envelope": {
    check: "input",
    finds: "A refusal without the documented envelope.",
    help: "The console shows the messages of { success: false, messages }.",
  },
  "write-lost": {
    check: "records",
    finds: "A record that reads back differently from what was written, or is not listed.",
    help: SERVER,
  },
  "delete-lost": { check: "records", finds: "A deleted record that can still be read, or changed.", help: SERVER },
  "stale-read": {
    check: "effects",
    finds: "A read that a write changed and that the console does not repeat after it.",
    help: "Add the read to x-changes of the write, or keep the write from changing it.",
  },
  "key-ignored": {
    check: "keys",
    finds: "A write that is carried out twice, or answered differently, for the same Idempotency-Key.",
    help: "Store the answer for the key, and return it when the request is repeated.",
  },
} as const satisfies Record<string, Behaviour>;

/** The check that finds something by a rule, mostly; none for rules of other commands. */
export const checkOf = (rule: unknown): Check[] =>
  typeof rule === "string" && Object.hasOwn(BEHAVIOURS, rule) ? [BEHAVIOURS[rule as BehaviourRule].check] : [];

export type BehaviourRule = keyof typeof BEHAVIOURS;
