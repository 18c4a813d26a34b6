import { isRecord } from "@backoffice/ui";

/** Treatment of a kind of entry at log-out: removed, left to the user, or kept. */
type AtLogOut = "removed" | "asked" | "kept";

/** A kind of entry that the console stores in the browser. */
export type StoredKind = {
  /** Pattern of its keys; `{user}` is the id of the user whose it is, `{…}` anything. */
  key: string;
  /** `localStorage`, of all tabs, or `sessionStorage`, of one tab until it is closed. */
  store: "local" | "session";
  holds: string;
  /** How long it stays, and what removes it before. */
  until: string;
  atLogOut: AtLogOut;
  /** Name of the kind in the dialog before a log-out, for one and for several; the dialog names what is not removed. */
  name?: readonly [one: string, several: string];
  /** How many of them an entry holds; one by default. */
  count?: (stored: unknown) => number;
};

const inList = (stored: unknown) => (Array.isArray(stored) ? stored.length : 0);

/**
 * Everything that the console stores in the browser. The HTTP cache holds no answers of the API (`no-store`), and there
 * are no cookies, databases or caches of its own. What looks like personal data is never stored; an idle log-out and a
 * session that ends remove only what a log-out removes, except drafts.
 */
export const STORED_DATA: readonly StoredKind[] = [
  {
    key: "draft:{user}:{…}",
    store: "local",
    holds: "Unsaved input of a form that has an address, without personal data, secrets and files.",
    until: "30 days, or until it is saved or discarded.",
    atLogOut: "asked",
    name: ["draft", "drafts"],
  },
  {
    key: "draft:{user}:{…}",
    store: "session",
    holds: "Unsaved input of any other form, without personal data, secrets and files.",
    until: "Until it is saved or discarded, or the tab is closed.",
    atLogOut: "removed",
  },
  {
    key: "table:{user}:{…}:views",
    store: "local",
    holds: "Saved views of a list: filters without personal data, sorting, columns.",
    until: "Until the user deletes them.",
    atLogOut: "asked",
    name: ["saved view", "saved views"],
    count: inList,
  },
  {
    key: "table:{user}:{…}",
    store: "local",
    holds: "Columns of a table: which, their order and widths, density.",
    until: "Until the user resets them.",
    atLogOut: "asked",
    name: ["table layout", "table layouts"],
  },
  {
    key: "canned-replies:{user}",
    store: "local",
    holds: "Prepared replies to tickets, with placeholders for players.",
    until: "Until the user deletes them.",
    atLogOut: "asked",
    name: ["canned reply", "canned replies"],
    count: inList,
  },
  {
    key: "unknown-outcomes:{user}",
    store: "local",
    holds: "Writes whose outcome is unknown, without personal data, so that money is not sent twice.",
    until: "Until the server has answered, or the user has checked it.",
    // Never removed with the rest: the next approval could pay the same withdrawal again (decision 029).
    atLogOut: "kept",
    name: ["unknown outcome", "unknown outcomes"],
    count: inList,
  },
  {
    key: "recent:{user}",
    store: "local",
    holds: "The last twelve pages visited: address without personal data, and title.",
    until: "Until later visits replace them.",
    atLogOut: "removed",
  },
  {
    key: "bulk:{user}:{…}",
    store: "session",
    holds: "IDs, states, amounts and player codes of the rows of a bulk action, over a reload.",
    until: "Until its results are closed, or the tab is closed.",
    atLogOut: "removed",
  },
  {
    key: "view-as:{user}",
    store: "session",
    holds: "The role, permissions and operator of a view as another role, over a reload.",
    until: "Until the view is ended, or the tab is closed.",
    atLogOut: "removed",
  },
  {
    key: "read-notices:{user}",
    store: "local",
    holds: "Which notifications were read: times of exports and bulk actions, and codes of announcements.",
    until: "Until they are not listed any more.",
    atLogOut: "removed",
  },
  {
    key: "idle-sign-out",
    store: "session",
    holds: "ID of the user who was signed out after an idle hour, and the address, without personal data.",
    until: "Until the next session in this tab starts.",
    atLogOut: "kept",
  },
  {
    key: "notified",
    store: "session",
    holds: "Text of the announcement that was shown, which is the same for all users.",
    until: "Until the tab is closed.",
    atLogOut: "removed",
  },
  ...[
    ["appearance", "Theme, density, direction and single-key shortcuts."],
    ["locale", "Language of dates and numbers."],
    ["csv-notation", "Notation of CSV files."],
    ["menu:groups", "Open groups of the menu."],
    ["menu:icons", "Whether the menu shows icons only."],
  ].map(([key = "", holds = ""]) => ({
    key,
    store: "local" as const,
    holds: `${holds} Of this browser, whoever uses it.`,
    until: "Until it is changed.",
    atLogOut: "kept" as const,
  })),
  {
    key: "backoffice.mocks",
    store: "local",
    holds: "Settings of the mock server; only in the mocked build.",
    until: "Until they are changed.",
    atLogOut: "kept",
  },
];

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Matches the keys of a kind; of one user if it is given. */
const patternOf = ({ key }: StoredKind, userId?: string): RegExp => {
  const parts = key.split(/(\{user\}|\{…\})/).map((part) => {
    if (part === "{user}") return userId === undefined ? ".+?" : escaped(userId);
    return part === "{…}" ? ".*" : escaped(part);
  });
  return new RegExp(`^${parts.join("")}$`, "s");
};

const nameOf = (store: Storage): StoredKind["store"] => (store === globalThis.sessionStorage ? "session" : "local");

/** The kind of an entry; undefined if the list does not know it. The first that matches counts. */
export const kindOf = (key: string, store: Storage): StoredKind | undefined =>
  STORED_DATA.find((kind) => kind.store === nameOf(store) && patternOf(kind).test(key));

/** Keys in the browser that the list does not know. */
export const unknownKeys = (): readonly string[] =>
  [localStorage, sessionStorage].flatMap((store) => Object.keys(store).filter((key) => !kindOf(key, store)));

/** Whether an entry belongs to this user. */
export const isOfUser = (key: string, kind: StoredKind, userId: string): boolean =>
  kind.key.includes("{user}") && patternOf(kind, userId).test(key);

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return undefined;
  }
};

/** Data that stays in the browser for a user after a log-out: "2 drafts". */
export type Staying = { kind: StoredKind; count: number };

/** Data that a user leaves in this browser at a log-out, in the order of the list. */
export const stayingOf = (userId: string): readonly Staying[] => {
  const counts = new Map<StoredKind, number>();
  for (const key of Object.keys(localStorage)) {
    const kind = kindOf(key, localStorage);
    if (!kind?.name || kind.atLogOut === "removed" || !isOfUser(key, kind, userId)) continue;
    const stored = parsed(localStorage.getItem(key));
    const count = kind.count ? kind.count(stored) : Number(isRecord(stored));
    counts.set(kind, (counts.get(kind) ?? 0) + count);
  }
  return STORED_DATA.flatMap((kind) => {
    const count = counts.get(kind) ?? 0;
    return count > 0 ? [{ kind, count }] : [];
  });
};
