import type { components } from "@backoffice/api-client";
import type { Db } from "@backoffice/mocks";
import { firstOf } from "./rows.ts";

type Domain = components["schemas"]["DomainDetails"];

const isUsed = (rows: Iterable<{ cfAccountCode: string }>, code: string) =>
  [...rows].some(({ cfAccountCode }) => cfAccountCode === code);

/** An account of Nordlys that holds no domain, or some. */
export const cfAccount = (db: Db, used = false) =>
  firstOf(
    db.domains.accounts,
    ({ opId, cfAccountCode }) => opId === "op-nordlys" && isUsed(db.domains.domains.values(), cfAccountCode) === used,
  );

/** An account of Nordlys that holds no hostname, or some. */
export const cfAccountV3 = (db: Db, used = false) =>
  firstOf(
    db.hostnames.accounts,
    ({ opId, cfAccountCode }) =>
      opId === "op-nordlys" && isUsed(db.hostnames.hostnames.values(), cfAccountCode) === used,
  );

/** A domain of Nordlys: fully set up, neither primary nor locked, with these values. */
export const domain = (db: Db, values: Partial<Domain> = {}): Domain => {
  const ready: Partial<Domain> = {
    opId: "op-nordlys",
    isPrimary: false,
    isLocked: false,
    cfZoneStatus: "active",
    afdRoutesAssociated: true,
    partnerId: null,
  };
  const expected = Object.entries({ ...ready, ...values });
  return firstOf(db.domains.domains, (row) => expected.every(([name, value]) => row[name as keyof Domain] === value));
};

/** A hostname of Nordlys that is set up, with these values. */
export const hostname = (db: Db, values: Partial<components["schemas"]["HostnameDetails"]> = {}) => {
  const expected = Object.entries({ opId: "op-nordlys", partnerId: null, ...values });
  return firstOf(db.hostnames.hostnames, (row) =>
    expected.every(([name, value]) => row[name as keyof typeof row] === value),
  );
};

/** A SaaS zone of Nordlys: the one that is not the default and serves nothing, or the default one. */
export const saasZone = (db: Db, isDefault = false) => {
  const row = firstOf(db.hostnames.zones, (it) => it.opId === "op-nordlys" && it.default === isDefault);
  const { apiToken: _token, ...zone } = row;
  return { ...zone, hostnameCount: 0 };
};

/** A DNS record of Nordlys in the developers' zone: an alias, with these values. */
export const dnsRecord = (db: Db, values: Partial<components["schemas"]["DevDnsRecord"]> = {}) => {
  const expected = Object.entries({ opId: "op-nordlys", type: "CNAME", ...values });
  return firstOf(db.developer.dnsRecords, (row) =>
    expected.every(([name, value]) => row[name as keyof typeof row] === value),
  );
};
