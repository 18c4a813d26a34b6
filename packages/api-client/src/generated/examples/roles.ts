// Generated from openapi/ by `pnpm generate`. Do not edit.
export const savePermission = {"_id":"64be21a90c","name":"view_banks","desc":"Sees the bank list and each bank","tags":"banks, read","allowedRoles":["SUPER_ADMIN","ADMIN","OPERATOR_ADMIN","OPERATOR_MANAGER"],"requiredMenuItems":"/withdraw/bank-list"};
export const deletePermission = null;
export const listPermissions = {"items":[{"_id":"64be21a90c","name":"view_banks","desc":"Sees the bank list and each bank","tags":"banks, read","allowedRoles":["SUPER_ADMIN","ADMIN","OPERATOR_ADMIN","OPERATOR_MANAGER"],"requiredMenuItems":"/withdraw/bank-list"}],"count":1,"remaining":0};
export const showRole = {"_id":"rol-operator-manager","name":"OPERATOR_MANAGER","isBuiltIn":true,"opId":null,"permissions":{"view_banks":{"name":"view_banks","desc":"Sees the bank list and each bank","tags":"banks, read","allowedRoles":["OPERATOR_ADMIN","OPERATOR_MANAGER"]}},"updatedAt":"2026-10-02T12:00:00Z","updatedBy":"Mara"};
export const updateRole = {"_id":"rol-operator-manager","name":"OPERATOR_MANAGER","isBuiltIn":true,"opId":null,"permissions":{"view_banks":{"name":"view_banks","desc":"Sees the bank list and each bank","tags":"banks, read","allowedRoles":["OPERATOR_ADMIN","OPERATOR_MANAGER"]}},"updatedAt":"2026-10-02T12:00:00Z","updatedBy":"Mara"};
export const deleteRole = null;
export const listRoles = {"items":[{"_id":"rol-operator-manager","name":"OPERATOR_MANAGER","isBuiltIn":true,"opId":null,"opTitle":null,"permissionCount":14,"userCount":31,"updatedAt":"2026-10-02T12:00:00Z","updatedBy":"Mara"}],"count":1,"remaining":0};
export const lookUpRolePermissions = {"permissions":{"view_banks":{"name":"view_banks","desc":"Sees the bank list and each bank","tags":"banks, read","allowedRoles":["OPERATOR_ADMIN","OPERATOR_MANAGER"]}}};
