import type { components } from "@backoffice/api-client";
import type { RowAction } from "@backoffice/ui/table";
import { Pencil, Trash2 } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { lacking, type Session } from "#kit/session/session.ts";

type Schemas = components["schemas"];

const editOrDelete = <Account>(
  session: Session,
  edit: (account: Account) => void,
  remove: (account: Account) => void,
): RowAction<Account>[] => {
  const reason = () => lacking(session, "edit_cf_accounts");
  return [
    { id: "edit", label: "Edit", icon: Pencil, onSelect: edit, reason },
    { id: "delete", label: "Delete", icon: Trash2, danger: true, onSelect: remove, reason },
  ];
};

/** Actions of an account for domains. */
export const cfAccountActions = (panels: Panels, session: Session): RowAction<Schemas["CfAccount"]>[] =>
  editOrDelete(
    session,
    (account) => panels.open("edit-cloudflare-account", { account }),
    (account) => panels.open("delete-cloudflare-account-v2", { account }),
  );

/** Actions of an account for hostnames. */
export const cfAccountV3Actions = (panels: Panels, session: Session): RowAction<Schemas["CfAccountV3"]>[] =>
  editOrDelete(
    session,
    (account) => panels.open("cloud-account-edit-v3", { account }),
    (account) => panels.open("delete-cloudflare-account-v3", { account }),
  );
