import type { components } from "@backoffice/api-client/contract";

type Schemas = components["schemas"];

export type PermissionRow = Schemas["StaffPermission"];

/** A role with the keys of its permissions. */
export type RoleTableRow = Required<Omit<Schemas["StaffRole"], "permissions">> & { keys: readonly string[] };

export type StaffTableRow = Schemas["StaffDetails"];

/** Members of staff and the users of partners by `user_id`, roles and permissions by `_id`. */
export type StaffTables = {
  users: Map<string, StaffTableRow>;
  roles: Map<string, RoleTableRow>;
  permissions: Map<string, PermissionRow>;
};
