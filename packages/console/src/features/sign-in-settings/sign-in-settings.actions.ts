import type { components } from "@backoffice/api-client";
import type { RowAction } from "@backoffice/ui/table";
import { Pencil, Trash2 } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { lacking, type Session } from "#kit/session/session.ts";

type Schemas = components["schemas"];

const remove = <Row>(session: Session, onSelect: (row: Row) => void): RowAction<Row>[] => [
  {
    id: "delete",
    label: "Delete",
    icon: Trash2,
    danger: true,
    reason: () => lacking(session, "edit_sign_in_domains"),
    onSelect,
  },
];

/** Actions on an allowed address. */
export const domainActions = (panels: Panels, session: Session): RowAction<Schemas["SignInDomain"]>[] =>
  remove(session, (domain) => panels.open("delete-auth-domain", { domain }));

/** Actions on an organization. */
export const organizationActions = (panels: Panels, session: Session): RowAction<Schemas["SignInOrganization"]>[] =>
  remove(session, (organization) => panels.open("delete-auth-organization", { organization }));

/** Actions on a developer DNS record. */
export const dnsRecordActions = (panels: Panels, session: Session): RowAction<Schemas["DevDnsRecord"]>[] => [
  {
    id: "edit",
    label: "Edit",
    icon: Pencil,
    reason: () => lacking(session, "edit_dns_records"),
    onSelect: ({ id }) => panels.open("dns-record-edit", { dnsRecord: id }),
  },
  {
    id: "delete",
    label: "Delete",
    icon: Trash2,
    danger: true,
    primary: true,
    reason: () => lacking(session, "edit_dns_records"),
    onSelect: (record) => panels.open("delete-dns-record-v2", { record }),
  },
];
