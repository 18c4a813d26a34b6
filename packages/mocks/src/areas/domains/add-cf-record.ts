import type { components } from "@backoffice/api-client/contract";
import { cfRecord } from "./cf-parts.ts";
import { createRandom } from "../../db/random.ts";
import { refuseFields, Refusal, type FieldMessages } from "../../request/refusal.ts";

type CfDnsRecord = components["schemas"]["CfDnsRecord"];

/** The names of these fields in the request, for error messages. */
type Fields = { name: string; type: string; proxied: string; content: string };
type Draft = { name: string; type: "TXT" | "CNAME"; content: string; proxied: boolean };

/** The full name of a record: `@` is the host itself, a name that does not end in the host is below it. */
const fullName = (name: string, host: string): string => {
  const text = name.trim().toLowerCase().replace(/\.$/, "");
  if (text === "@" || text === host) return host;
  return text.endsWith(`.${host}`) ? text : `${text}.${host}`;
};

/**
 * Error messages when the record conflicts: name and type must be unique, since deleting uses them, and a CNAME
 * excludes other records and does not point to itself.
 */
const complaintsOf = (records: readonly CfDnsRecord[], draft: Draft, fields: Fields): FieldMessages => {
  const wrong: FieldMessages = {};
  const beside = records.filter((it) => it.name === draft.name);
  if (beside.some((it) => it.type === draft.type))
    wrong[fields.name] = `There is a ${draft.type} record named ${draft.name} already.`;
  else if (draft.type === "CNAME" && beside.length > 0)
    wrong[fields.type] = `${draft.name} has other records; a CNAME must be the only record of its name.`;
  else if (beside.some((it) => it.type === "CNAME"))
    wrong[fields.name] = `${draft.name} is a CNAME; it must be the only record of its name.`;
  if (draft.type === "TXT" && draft.proxied) wrong[fields.proxied] = "A TXT record cannot be proxied.";
  if (draft.type === "CNAME" && draft.content.toLowerCase().replace(/\.$/, "") === draft.name)
    wrong[fields.content] = "A CNAME cannot point to itself.";
  if (draft.content.trim() === "") wrong[fields.content] = "The value is required.";
  return wrong;
};

/** Adds a record: returns it and all records of the host sorted by name, or a refusal that names the invalid fields. */
export const addCfRecord = (
  host: string,
  records: readonly CfDnsRecord[],
  draft: Draft,
  { at, fields }: { at: string; fields: Fields },
): { record: CfDnsRecord; records: CfDnsRecord[] } => {
  if (draft.name.trim() === "") throw Refusal.ofFields({ [fields.name]: "The name is required." });
  const full = { ...draft, name: fullName(draft.name, host), content: draft.content.trim() };
  const wrong = complaintsOf(records, full, fields);
  refuseFields(wrong);
  const record = cfRecord(createRandom(`record/${full.name}/${full.type}/${at}`), at, full);
  return { record, records: [...records, record].toSorted((a, b) => (a.name < b.name ? -1 : 1)) };
};
