import type { Permission } from "@backoffice/api-client/contract";

/** A permission that roles hold. */
export type PermissionKey = Exclude<Permission, "public" | "signed_in">;
