import type { Effects } from "./effects-of.ts";

/** Everything that lists operators or brands, or has a row for each of them. */
const places = [
  "listMyOperators",
  "listOperators",
  "listBrands",
  "showOperator",
  "listOperatorActivities",
  "listCmsGames",
  "listCmsOperatorGames",
  "listCmsOperators",
  "listOperatorBalances",
  "listOperatorGames",
  "listOperatorReport",
  "showCmsGame",
] as const;

/** Staff. */
export const staffEffects = {
  createUser: ["listUsers", "listRoles", "listStaffActivities"],
  updateProfile: ["getSession", "showProfile", "listUsers", "showUser", "listStaffActivities"],
  blockUser: ["listUsers", "showUser", "listStaffActivities"],
  changeUserPassword: ["listStaffActivities"],
  changeUserRole: ["listUsers", "showUser", "listRoles", "listStaffActivities"],
  clonePermissions: ["showUser", "listStaffActivities"],
  deleteUser: ["listUsers", "showUser", "listRoles", "listStaffActivities"],
  migrateUser: ["listUsers", "showUser", "listRoles", "listStaffActivities"],
  refreshPermissions: ["showUser", "listStaffActivities"],
  savePermission: [
    "listPermissions",
    "listRoles",
    "showRole",
    "lookUpRolePermissions",
    "showUser",
    "listStaffActivities",
  ],
  deletePermission: [
    "listPermissions",
    "listRoles",
    "showRole",
    "lookUpRolePermissions",
    "showUser",
    "showProfile",
    "listStaffActivities",
  ],
  updateRole: ["listRoles", "showRole", "lookUpRolePermissions", "listStaffActivities"],
  deleteRole: ["listRoles", "showRole", "listStaffActivities"],
  createBrand: [...places, "getOperatorSettings"],
  updateOperatorSettings: ["getOperatorSettings", "listOperatorActivities"],
  transformOperator: places,
  transformBrand: places,
  notifyCrawlers: ["listOperatorActivities"],
  createSignInDomain: ["listSignInDomains", "listStaffActivities"],
  deleteSignInDomain: ["listSignInDomains", "listStaffActivities"],
  deleteSignInOrganization: ["listSignInOrganizations", "listStaffActivities"],
} as const satisfies Effects;
