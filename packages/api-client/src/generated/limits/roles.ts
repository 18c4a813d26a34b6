// Generated from openapi/ by `pnpm generate`. Do not edit.

export const savePermission = {
  _id: { minLength: 1 },
  name: { maxLength: 80, pattern: /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/ },
  desc: { minLength: 1, maxLength: 300 },
  tags: { minLength: 1, maxLength: 300 },
  allowedRoles: { minItems: 1, values: ["SUPER_ADMIN","ADMIN","DEV_OPS","OPERATOR_ADMIN","OPERATOR_MANAGER","PARTNER"] },
  requiredMenuItems: { maxLength: 600 },
} as const;

export const deletePermission = {
  permissionId: { minLength: 1 },
} as const;

export const updateRole = {
  roleId: { minLength: 1 },
  roleName: { minLength: 1, maxLength: 60 },
} as const;

export const deleteRole = {
  templateId: { minLength: 1 },
} as const;
