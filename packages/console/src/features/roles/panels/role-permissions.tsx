import { useListPermissions, type components } from "@backoffice/api-client";
import { Alert, Input, SectionHeading } from "@backoffice/ui";
import { DataTable, type Column, type RowAction, type TableState } from "@backoffice/ui/table";
import { Minus, Plus } from "lucide-react";
import { useMemo, useState } from "react";
import { useController } from "react-hook-form";
import { isSuperAdmin, lacking, useSession } from "#kit/session/session.ts";
import { activeWith, toggled, type RoleChanges } from "./role-changes.ts";

type Role = components["schemas"]["StaffRole"];
type Permission = components["schemas"]["GrantedPermission"];

/** Above the number of permissions, since the tables have no pages. */
const ALL_OF_THEM = 10_000;

const COLUMNS: readonly Column<Permission>[] = [
  {
    id: "name",
    header: "Permission",
    cell: ({ name, desc }) => (
      <span className="flex min-w-0 flex-col py-1" title={desc}>
        <span className="truncate font-mono">{name}</span>
        <span className="truncate text-meta text-ink-muted">{desc}</span>
      </span>
    ),
    text: ({ name }) => name,
  },
];
/** The state of the role's own permissions, which are part of the role. */
const READY: TableState = { status: "ready" };
const idOf = ({ name }: Permission) => name;
/** As the server sorts them, so that its answer moves no row of the role's own. */
const byName = (a: Permission, b: Permission) => (a.name < b.name ? -1 : 1);

/** The two tables of a role: all permissions to add, and the role's own to remove (shell §2.3, §6). */
export const RolePermissions = ({ role, readOnly }: { role: Role; readOnly: boolean }) => {
  const session = useSession();
  const { field } = useController<{ changes: RoleChanges }, "changes">({ name: "changes" });
  const [search, setSearch] = useState("");
  const all = useListPermissions({
    body: { page: 1, itemsPerPage: ALL_OF_THEM, sortBy: "name", sortDirection: "asc" },
  });
  const has = useMemo(() => Object.keys(role.permissions), [role]);
  const active = useMemo(() => activeWith(has, field.value), [has, field.value]);
  const matches = useMemo(() => {
    const known: readonly Permission[] = all.data?.items ?? Object.values(role.permissions).toSorted(byName);
    const text = search.trim().toLowerCase();
    return known.filter(({ name, desc, tags }) => [name, desc, tags].some((it) => it.toLowerCase().includes(text)));
  }, [all.data, role, search]);
  const activeRows = useMemo(() => matches.filter(({ name }) => active.includes(name)), [matches, active]);
  const actions = useMemo(() => {
    const toggle = ({ name }: Permission) => field.onChange(toggled(has, field.value, name));
    const cannotAdd = ({ name, allowedRoles }: Permission) => {
      if (active.includes(name)) return "Already active.";
      if (role.isBuiltIn && !(allowedRoles as readonly string[]).includes(role.name))
        return `${role.name} cannot have this permission.`;
      return isSuperAdmin(session) || session.permissions.has(name)
        ? undefined
        : "You do not have this permission yourself.";
    };
    const add: RowAction<Permission> = {
      id: "add",
      label: "Add",
      icon: Plus,
      primary: true,
      reason: cannotAdd,
      onSelect: toggle,
    };
    const remove: RowAction<Permission> = {
      id: "remove",
      label: "Remove",
      icon: Minus,
      primary: true,
      onSelect: toggle,
    };
    return { add: [add], remove: [remove] };
  }, [active, field, has, role, session]);
  const table = (
    label: string,
    rows: readonly Permission[],
    action: readonly RowAction<Permission>[],
    empty: string,
    state: TableState = READY,
  ) => (
    <div className="min-w-0">
      <SectionHeading level={3}>{state.status === "ready" ? `${label}: ${rows.length}` : label}</SectionHeading>
      <DataTable<Permission>
        bare
        className="mt-2 max-h-112"
        label={label}
        rows={rows}
        columns={COLUMNS}
        rowId={idOf}
        state={state}
        onRetry={() => void all.refetch()}
        actions={readOnly ? undefined : action}
        empty={<p className="p-3 text-ink-muted">{search ? "No permission matches." : empty}</p>}
      />
    </div>
  );
  if (lacking(session, "view_permissions"))
    return <Alert severity="info">{lacking(session, "view_permissions")}</Alert>;
  return (
    <>
      <Input
        type="search"
        aria-label="Search permissions"
        placeholder="Key, description or tag"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <div className="mt-4 grid grid-cols-1 gap-6 @min-[560px]:grid-cols-2">
        {table("All permissions", all.data ? matches : [], actions.add, "There are no permissions.", {
          status: all.isPending ? "loading" : all.error ? "failed" : "ready",
          error: all.error ?? undefined,
        })}
        {table("Active permissions", activeRows, actions.remove, "This role has no permissions.")}
      </div>
    </>
  );
};
