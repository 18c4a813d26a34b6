import { logActivity } from "../activity/log-activity.ts";
import { createRandom } from "../../db/random.ts";
import { SIGN_IN_PATHS } from "./seed-sign-in.ts";
import type { AreaHandlers } from "../../request/handler.ts";
import { list } from "../../request/list.ts";
import { existing, Refusal } from "../../request/refusal.ts";
import type { SignInTables } from "./sign-in-tables.ts";

type DomainRow = SignInTables["domains"] extends Map<string, infer Row> ? Row : never;

/**
 * Why an address is invalid for its type: https only, no wildcard, and exactly the path of the type; else undefined.
 */
const urlProblem = (text: string, type: DomainRow["type"]): string | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (
    !url ||
    url.protocol !== "https:" ||
    !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(url.hostname) ||
    url.username ||
    url.search ||
    url.hash
  )
    return "Enter an https address.";
  const path = SIGN_IN_PATHS[type];
  const isRight = url.pathname === (path || "/") && text === url.origin + path;
  return isRight ? undefined : `An address of the type ${type} looks like https://host${path}.`;
};

export const signIn = {
  createSignInDomain: ({ db, account, clock, input: { body } }) => {
    const { type } = body;
    const url = body.url.trim();
    const complaint = urlProblem(url, type);
    if (complaint) throw Refusal.ofFields({ url: complaint });
    const { domains } = db.signIn;
    if ([...domains.values()].some((it) => it.url === url && it.type === type))
      throw Refusal.ofFields({ url: "This address is already allowed." });
    const uuid = createRandom(`sign-in/${type}/${url}`).uuid();
    const createdAt = new Date(clock.now()).toISOString();
    const row = { uuid, url, type, createdAt, createdBy: account.nickname ?? account.email };
    domains.set(uuid, row);
    logActivity(db, account, clock, "staff", {
      type: "AUTH",
      subtype: "SIGN_IN_DOMAIN_ADDED",
      message: `Allowed ${url} as ${type}`,
      opId: null,
      subject: { id: uuid, title: url },
      after: { url, type },
    });
    return row;
  },

  deleteSignInDomain: ({ db, account, clock, input: { query } }) => {
    const { domains } = db.signIn;
    const row = [...domains.values()].find((it) => it.url === query.domain && it.type === query.type);
    if (!row) throw new Refusal(404, "This address is not in the list.");
    domains.delete(row.uuid);
    logActivity(db, account, clock, "staff", {
      type: "AUTH",
      subtype: "SIGN_IN_DOMAIN_DELETED",
      message: `Took ${row.url} off as ${row.type}`,
      opId: null,
      subject: { id: row.uuid, title: row.url },
      before: { url: row.url, type: row.type },
    });
    return null;
  },

  listSignInDomains: (call) =>
    list(call, call.db.signIn.domains.values(), {
      keep: ({ type }) => !call.input.body.type || type === call.input.body.type,
      search: ({ url }) => [url],
    }),

  deleteSignInOrganization: ({ db, account, clock, input: { query } }) => {
    const row = existing(db.signIn.organizations.get(query.orgId), "This organization does not exist.");
    if (row.memberCount > 0)
      throw new Refusal(400, `${row.displayName} still has ${row.memberCount} members; move them first.`);
    db.signIn.organizations.delete(row.orgId);
    logActivity(db, account, clock, "staff", {
      type: "AUTH",
      subtype: "SIGN_IN_ORGANIZATION_DELETED",
      message: `Deleted the organization ${row.displayName}`,
      opId: row.opId,
      subject: { id: row.orgId, title: row.displayName },
      before: { name: row.name, displayName: row.displayName },
    });
    return null;
  },

  listSignInOrganizations: (call) =>
    list(call, call.db.signIn.organizations.values(), {
      search: ({ orgId, name, displayName }) => [orgId, name, displayName],
    }),
} satisfies AreaHandlers;
