import type { Db } from "../db/db.ts";
import { DEFAULT_SITE } from "../db/default-site.ts";
import { Refusal, type FieldMessages } from "../request/refusal.ts";
import type { Account } from "./accounts.ts";
import { isPlatform } from "./permissions-of.ts";
import { scopeOf, visibleRow } from "./visible.ts";

/** An operator, a brand or the default content; without `languages`, content may be written in any language. */
export type Site = { opId: string; title: string | null; languages: readonly string[] | undefined };

const FORBIDDEN = "The default content is for platform staff.";

/**
 * The ids of the sites in the scope of a call: as `scopeOf`, plus the default content for platform staff (shell §2.1).
 */
export const sitesOf = (db: Db, account: Account, opId = "*", includeBrands = false): Set<string> => {
  if (opId === DEFAULT_SITE) {
    if (!isPlatform(account.role)) throw new Refusal(403, FORBIDDEN);
    return new Set([DEFAULT_SITE]);
  }
  const scope = scopeOf(db, account, opId, includeBrands);
  if (opId === "*" && isPlatform(account.role)) scope.add(DEFAULT_SITE);
  return scope;
};

/** The site that content is written for; a refusal when it does not exist or is not visible. */
export const siteOf = (db: Db, account: Account, opId: string): Site => {
  if (opId === "*") throw Refusal.ofFields({ opId: "Please select an operator or a brand." });
  sitesOf(db, account, opId);
  const operator = db.operators.get(opId);
  return { opId, title: operator ? (operator.title ?? opId) : null, languages: operator?.allowedLangs };
};

/** The row, if it exists and its site is visible to the account; else undefined. */
export const visibleContent = <Row extends { opId: string }>(
  db: Db,
  account: Account,
  row: Row | undefined,
): Row | undefined => {
  if (row?.opId === DEFAULT_SITE) return isPlatform(account.role) ? row : undefined;
  return visibleRow(db, account, row);
};

/** Error messages for languages that the site does not have; only a super admin may write in those (content §6). */
export const siteLanguageMessages = (
  { role }: Account,
  { title, languages }: Site,
  written: readonly string[],
  field = "content",
): FieldMessages => {
  if (role === "SUPER_ADMIN" || !languages) return {};
  const others = written.filter((lang) => !languages.includes(lang));
  return Object.fromEntries(
    others.map((lang) => [`${field}.${lang}`, `${title ?? "This site"} does not use the language ${lang}.`]),
  );
};
