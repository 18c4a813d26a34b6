import type { Db } from "../../db/db.ts";
import { every, PAGE, SMALL, type Reads, type Writes } from "./cases.ts";
import { affiliateWithProfit, PROMISED } from "./people-rows.ts";
import { partnerUserOf } from "../../areas/partners/partner-user.ts";

const NONE = "00000000-0000-4000-8000-000000000000";
const TABLE = { page: 1, itemsPerPage: 10_000 };
const PRIYA = "auth0|operator-manager";
const AYLIN = "auth0|operator-admin";
/** Brands without players. */
const BRAND_WITHOUT_PLAYERS = "br-lonely";
const LONELY_TOO = "br-lonely-too";
/** Brands with all that a brand may have. */
const BRANDS = ["br-polaris", "br-lucky-otter", "br-borealis"];

const addLonely = (db: Db) => {
  const parent = db.operators.get("op-solvik")!;
  const lonely = [BRAND_WITHOUT_PLAYERS, LONELY_TOO].map((opId) => ({
    ...parent,
    opId,
    title: opId,
    parentOpId: parent.opId,
  }));
  db.operators = new Map([...db.operators, ...lonely.map((it) => [it.opId, it] as const)]);
};
/** The first partner who has a user, or has none yet. */
const firstPartner = (db: Db, hasUser: boolean) =>
  [...db.partners.partners.values()].find((it) => (partnerUserOf(db, it.partnerId) !== undefined) === hasUser)!;
const viewBanks = (db: Db) => [...db.staff.permissions.values()].find((it) => it.name === "view_banks")!;
const templateOf = (db: Db) => [...db.staff.roles.values()].find((it) => !it.isBuiltIn);
const uuids = (table: Map<string, unknown>) => [...every(table.keys(), 10), NONE].map((uuid) => ({ body: { uuid } }));

/** Staff, roles, operators, the sign-in service, logs, messages. */
export const staffReads = (db: Db) =>
  ({
    listUsers: [
      { body: { appliedFilters: {} } },
      { body: { appliedFilters: { page: 1, limit: 10_000, opId: "*" } } },
      { body: { appliedFilters: { role: "OPERATOR_MANAGER", opId: "op-nordlys", includeBrands: true, search: "a" } } },
      { body: { appliedFilters: { blocked: true, sortBy: "last_login", sortDirection: "desc" } } },
      { body: { appliedFilters: { partnerId: "pt-4711", userCode: "op-nordlys-pt-4711" } } },
    ],
    showUser: [...every(db.staff.users.keys(), 20), PRIYA, "auth0|nobody"].map((user_id) => ({ body: { user_id } })),
    showProfile: [undefined],
    listPermissions: [
      { body: TABLE },
      { body: { ...TABLE, search: "bank", role: "OPERATOR_MANAGER", sortBy: "desc", sortDirection: "desc" } },
      { body: { ...TABLE, tag: "read" } },
    ],
    listRoles: [
      { body: TABLE },
      { body: { ...TABLE, isBuiltIn: false, search: "desk", sortBy: "userCount", sortDirection: "desc" } },
    ],
    showRole: [...db.staff.roles.keys(), "rol-nobody"].map((role) => ({ query: { role } })),
    lookUpRolePermissions: [
      { body: { roles: ["OPERATOR_ADMIN", "OPERATOR_MANAGER"] } },
      { body: { roles: ["OPERATOR_MANAGER"] } },
      { body: { roles: ["NOBODY"] } },
    ],
    showOperator: [...db.operators.keys(), BRAND_WITHOUT_PLAYERS, "br-effect", "op-nowhere"].map((opId) => ({
      body: { opId },
    })),
    listOperators: [
      { body: PAGE },
      { body: { ...SMALL, includeBrands: true, type: "brand", sortBy: "title" } },
      { body: { ...PAGE, type: "parent", status: "ACTIVE", search: "o", sortBy: "brandCount", sortDirection: "desc" } },
    ],
    listBrands: [{ body: PAGE }, { body: { ...PAGE, hasPartner: false, parentOpId: "op-nordlys", status: "ACTIVE" } }],
    getOperatorSettings: [
      "op-nordlys",
      "br-polaris",
      "br-effect",
      ...(db.players.size > 0 ? [affiliateWithProfit(db).player.opId] : []),
    ].map((opId) => ({ query: { opId } })),
    listSignInDomains: [{ body: TABLE }, { body: { ...TABLE, type: "Callback", search: "nord", sortBy: "url" } }],
    listSignInOrganizations: [
      { body: TABLE },
      { body: { ...TABLE, search: "nord", sortBy: "memberCount", sortDirection: "desc" } },
    ],
    listStaffActivities: [
      { body: PAGE },
      { body: { ...SMALL, includeBrands: true, type: "USERS", sortBy: "user", sortDirection: "asc" } },
      { body: { ...PAGE, from: "2026-10-01T00:00:00Z", to: "2026-11-01T00:00:00+01:00", search: "bonus" } },
    ],
    showStaffActivity: uuids(db.activities.staff),
    listOperatorActivities: [{ body: PAGE }, { body: { ...SMALL, subtype: "BRAND_CREATED", sortBy: "opId" } }],
    showOperatorActivity: uuids(db.activities.operators),
    listPlayerActivities: [{ body: PAGE }, { body: { ...SMALL, userId: PRIYA, sortBy: "subtype" } }],
    showPlayerActivity: uuids(db.activities.players),
    listSupportActivities: [{ body: PAGE }, { body: { ...SMALL, search: "#", sortBy: "type" } }],
    showSupportActivity: uuids(db.activities.support),
    listTransactionActivities: [{ body: PAGE }, { body: { ...SMALL, type: "TRANSACTIONS" } }],
    showTransactionActivity: uuids(db.activities.transactions),
    listLoginActivities: [
      { body: PAGE },
      { body: { ...SMALL, result: "WRONG_PASSWORD", role: "OPERATOR_MANAGER", sortBy: "country" } },
      { body: { ...PAGE, search: "198.51", from: "2026-11-01T00:00:00Z", sortBy: "result", sortDirection: "desc" } },
    ],
    showLoginActivity: uuids(db.activities.logins),
    negotiateRealtime: [undefined],
  }) satisfies Reads;

export const staffWrites = {
  createUser: [
    () => ({
      body: {
        email: "effect@example.com",
        password: "Midnatt-sol-7",
        nickname: "Effect",
        userCode: "EFF1",
        role: "OPERATOR_MANAGER",
        opId: "op-nordlys",
      },
    }),
    (db) => {
      const { opId, partnerId, partnerType } = firstPartner(db, false);
      return {
        body: {
          email: "effect@example.com",
          password: "Midnatt-sol-7",
          nickname: "Effect",
          userCode: `${opId}-${partnerId}`,
          role: "PARTNER",
          opId,
          partnerId,
          partnerType,
        },
      };
    },
  ],
  updateProfile: () => ({ body: { nickname: "Mara L", timezone: "Europe/Oslo", roundReportNumbers: true } }),
  blockUser: () => ({ body: { adminId: PRIYA, action: "BLOCK", adminEmail: "priya.mehta@example.com" } }),
  changeUserPassword: () => ({
    body: { adminId: PRIYA, newPassword: "Fjordbris88", passwordConfirm: "Fjordbris88" },
  }),
  changeUserRole: () => ({ body: { adminId: PRIYA, targetUsername: "Priya", roles: ["OPERATOR_ADMIN"] } }),
  clonePermissions: () => ({
    body: { sourceUserId: AYLIN, targetUserId: PRIYA, sourceRole: "OPERATOR_ADMIN", permissions: ["view_banks"] },
  }),
  deleteUser: [
    () => ({ body: { adminId: PRIYA, adminUsername: "Priya", adminEmail: "priya.mehta@example.com" } }),
    (db) => {
      const { user_id, email, app_metadata } = partnerUserOf(db, firstPartner(db, true).partnerId)!;
      return { body: { adminId: user_id, adminUsername: app_metadata.nickname ?? "", adminEmail: email } };
    },
  ],
  migrateUser: () => ({ body: { adminId: PRIYA, opId: "br-polaris", role: "OPERATOR_ADMIN" } }),
  refreshPermissions: () => ({
    body: { adminId: PRIYA, targetUsername: "Priya", opId: "op-nordlys", roles: ["OPERATOR_MANAGER"] },
  }),
  savePermission: (db) => {
    const allowedRoles = viewBanks(db).allowedRoles.filter((role) => role !== "OPERATOR_MANAGER");
    return { body: { ...viewBanks(db), allowedRoles, edit: true } };
  },
  deletePermission: (db) => ({ query: { permissionId: viewBanks(db)._id } }),
  updateRole: () => ({
    body: { roleId: "rol-operator-manager", roleName: "OPERATOR_MANAGER", permissions: ["view_banks"] },
  }),
  deleteRole: (db) => ({ query: { templateId: templateOf(db)?._id ?? "" } }),
  // For nobody, and for a partner who had no brand.
  createBrand: [undefined, "pt-4711"].map((partnerId) => () => ({
    body: {
      parentOpId: "op-nordlys",
      opId: "br-effect",
      title: "Effect",
      domains: ["effect.example"],
      domainsLimit: 2,
      ...(partnerId && { partnerId }),
    },
  })),
  updateOperatorSettings: [
    (db) => {
      const settings = db.operatorAdmin.settings.get("op-nordlys")!;
      return { body: { ...settings, cashback: { ...settings.cashback, minWithdrawAmountInUSD: 7.5 } } };
    },
    (db) => {
      const settings = db.operatorAdmin.settings.get(affiliateWithProfit(db).player.opId)!;
      return { body: { ...settings, affiliates: { ...settings.affiliates, ...PROMISED } } };
    },
  ],
  transformOperator: [
    (db) => {
      addLonely(db);
      return { body: { dto: { opId: BRAND_WITHOUT_PLAYERS, parentOpId: "op-nordlys" } } };
    },
    ...BRANDS.map((opId) => () => ({ body: { dto: { opId, parentOpId: "op-solvik" } } })),
  ],
  transformBrand: [
    (db) => {
      addLonely(db);
      return { body: { opId: BRAND_WITHOUT_PLAYERS } };
    },
    ...BRANDS.map((opId) => () => ({ body: { opId } })),
  ],
  notifyCrawlers: () => ({
    body: { opId: "op-nordlys", domain: "nordlys.example", urls: ["https://nordlys.example/promotions"] },
  }),
  createSignInDomain: () => ({ body: { url: "https://effect.example/admin", type: "Logout" } }),
  deleteSignInDomain: (db) => {
    const { url, type } = [...db.signIn.domains.values()][0]!;
    return { query: { domain: url, type } };
  },
  deleteSignInOrganization: (db) => {
    const free = [...db.signIn.organizations.values()].find((it) => it.memberCount === 0)!;
    return { query: { orgId: free.orgId } };
  },
} satisfies Writes;
