// Generated from openapi/ by `pnpm generate`. Do not edit.

export const createUser = {
  email: { maxLength: 254 },
  password: { minLength: 1, maxLength: 128 },
  nickname: { minLength: 3, maxLength: 15, pattern: /^[A-Za-z0-9 ]+$/ },
  userCode: { minLength: 3, maxLength: 90 },
  role: { values: ["PARTNER"] },
  opId: { minLength: 1 },
  language: { pattern: /^[a-z]{2,3}(-[A-Za-z]{2,4})?$/ },
  timezone: { minLength: 1, maxLength: 60 },
  playerSubInfoType: { values: ["username","email","playerId"] },
  partnerId: { minLength: 1, maxLength: 40 },
  partnerType: { values: ["BRANDED","NORMAL"] },
} as const;

export const updateProfile = {
  nickname: { minLength: 3, maxLength: 15, pattern: /^[A-Za-z0-9 ]+$/ },
  language: { pattern: /^[a-z]{2,3}(-[A-Za-z]{2,4})?$/ },
  timezone: { minLength: 1, maxLength: 60 },
  playerSubInfoType: { values: ["username","email","playerId"] },
} as const;

export const blockUser = {
  adminId: { minLength: 1 },
  action: { values: ["BLOCK","UNBLOCK"] },
} as const;

export const changeUserPassword = {
  adminId: { minLength: 1 },
  newPassword: { minLength: 1, maxLength: 128 },
  passwordConfirm: { minLength: 1, maxLength: 128 },
} as const;

export const changeUserRole = {
  adminId: { minLength: 1 },
  targetUsername: { minLength: 1 },
  roles: { minItems: 1, maxItems: 1, values: ["SUPER_ADMIN","ADMIN","DEV_OPS","OPERATOR_ADMIN","OPERATOR_MANAGER"] },
} as const;

export const clonePermissions = {
  sourceUserId: { minLength: 1 },
  targetUserId: { minLength: 1 },
  sourceRole: { values: ["SUPER_ADMIN","ADMIN","DEV_OPS","OPERATOR_ADMIN","OPERATOR_MANAGER","PARTNER"] },
  permissions: { minItems: 1 },
} as const;

export const deleteUser = {
  adminId: { minLength: 1 },
  adminUsername: { minLength: 1 },
} as const;

export const migrateUser = {
  adminId: { minLength: 1 },
  opId: { minLength: 1 },
  role: { values: ["SUPER_ADMIN","ADMIN","DEV_OPS","OPERATOR_ADMIN","OPERATOR_MANAGER"] },
} as const;

export const refreshPermissions = {
  adminId: { minLength: 1 },
  targetUsername: { minLength: 1 },
  roles: { minItems: 1, values: ["SUPER_ADMIN","ADMIN","DEV_OPS","OPERATOR_ADMIN","OPERATOR_MANAGER","PARTNER"] },
} as const;
