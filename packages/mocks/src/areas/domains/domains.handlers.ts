import { addCfRecord } from "./add-cf-record.ts";
import { changeDomain } from "./change-domain.ts";
import { createDomain, createDomainByToken } from "./create-domain.ts";
import { domainOf, checkDeletion } from "./domain-of.ts";
import { setUpDomains } from "./set-up-domains.ts";
import { domainFilter, type DomainQuery } from "./domain-filter.ts";
import type { AreaHandlers } from "../../request/handler.ts";
import { byField } from "../../request/list.ts";
import { Refusal } from "../../request/refusal.ts";
import { sorted } from "../../request/sorted.ts";
import { omit } from "../../request/omit.ts";
import { scopeOf } from "../../session/visible.ts";
import type { DomainRow } from "./domains-tables.ts";

const FIELDS = {
  name: "dnsRecordName",
  type: "dnsRecordType",
  content: "dnsRecordContent",
  proxied: "isDnsRecordProxied",
};

/** Unlike other lists, pages count from 0, and a limit of 0 means all rows. */
const pageOf = (rows: readonly DomainRow[], { page = 0, limit = 50 }: DomainQuery) => {
  const start = limit === 0 ? 0 : page * limit;
  const items = rows.slice(start, limit === 0 ? undefined : start + limit).map((row) => omit(row, "dnsRecords"));
  return { items, count: rows.length, remaining: Math.max(0, rows.length - start - items.length) };
};

export const domains = {
  listDomains: ({ db, account, clock, input: { query = {} } }) => {
    setUpDomains(db, clock.now());
    const { opId, includeBrands, domainName, sortByName, sortByOrder } = query;
    if (domainName !== undefined) {
      if (opId === undefined || opId === "*")
        throw Refusal.ofFields({ opId: "The operator of the domain is required." });
      return domainOf(db, account, { domainName, opId });
    }
    const scope = scopeOf(db, account, opId, includeBrands);
    const fits = domainFilter(query);
    const rows = [...db.domains.domains.values()].filter((row) => scope.has(row.opId) && fits(row));
    return pageOf(sortByName ? sorted(rows, byField(sortByName), sortByOrder) : rows, query);
  },

  changeDomain: ({ db, account, clock, input: { query, body } }) => {
    if (query?.opId !== undefined && query.opId !== body.domainDetails.opId)
      throw Refusal.ofFields({ opId: "The operator in the query and in the body must be the same." });
    return changeDomain({ db, account, clock }, body);
  },

  deleteDomain: ({ db, account, input: { query } }) => {
    const row = domainOf(db, account, { domainName: query.zoneName, opId: query.opId });
    if (row.cfZoneId !== query.zoneId) throw new Refusal(400, "This zone belongs to another domain.");
    checkDeletion(row);
    db.domains.domains.delete(row.domainName);
    return null;
  },

  createDomain: (call) => createDomain(call, call.input),
  createDomainByToken: (call) => createDomainByToken(call, call.input),

  createDomainDnsRecord: ({ db, account, clock, input: { body } }) => {
    const row = domainOf(db, account, body);
    if (!row.cfZoneId) throw new Refusal(400, `${row.domainName} has no zone at Cloudflare.`);
    const { dnsRecordName: name, dnsRecordType: type, dnsRecordContent: content, isDnsRecordProxied: proxied } = body;
    const at = new Date(clock.now()).toISOString();
    const added = addCfRecord(row.domainName, row.dnsRecords, { name, type, content, proxied }, { at, fields: FIELDS });
    db.domains.domains.set(row.domainName, { ...row, dnsRecords: added.records });
    return added.record;
  },

  deleteDomainDnsRecord: ({ db, account, input: { query } }) => {
    const row = domainOf(db, account, query);
    const { dnsRecordName, dnsRecordType } = query;
    const left = row.dnsRecords.filter((it) => it.name !== dnsRecordName || it.type !== dnsRecordType);
    if (left.length === row.dnsRecords.length) throw new Refusal(404, "This DNS record does not exist.");
    db.domains.domains.set(row.domainName, { ...row, dnsRecords: left });
    return null;
  },
} satisfies AreaHandlers;
