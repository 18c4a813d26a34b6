// Generated from openapi/ by `pnpm generate`. Do not edit.
/** Every operation of the contract, by its id. */
export const operations = {
  login: { id: "login", method: "get", path: "/api/auth/login", tag: "session", effect: "read", permission: "public", addresses: {"query.returnTo":["relative"]} },
  logout: { id: "logout", method: "get", path: "/api/auth/logout", tag: "session", effect: "write", permission: "public" },
  getSession: { id: "getSession", method: "get", path: "/api/auth/me", tag: "session", effect: "read", permission: "signed_in", record: true },
  listMyOperators: { id: "listMyOperators", method: "get", path: "/api/users/me", tag: "session", effect: "read", permission: "signed_in", rows: "", record: true },
  checkMe: { id: "checkMe", method: "get", path: "/api/users/me/check", tag: "session", effect: "read", permission: "signed_in", nullable: true, record: true },
  getMyOperator: { id: "getMyOperator", method: "post", path: "/api/operators/me", tag: "operators", effect: "read", permission: "signed_in", record: true },
  showOperator: { id: "showOperator", method: "post", path: "/api/operators/show", tag: "operators", effect: "read", permission: "signed_in", record: true },
  listMenu: { id: "listMenu", method: "get", path: "/api/operators/menu-list", tag: "operators", effect: "read", permission: "signed_in", rows: "", record: true },
  getBadges: { id: "getBadges", method: "get", path: "/api/admin/badges", tag: "shell", effect: "read", permission: "signed_in", record: true },
  getWaiting: { id: "getWaiting", method: "get", path: "/api/admin/waiting", tag: "shell", effect: "read", permission: "signed_in", rows: "", record: true },
  getRates: { id: "getRates", method: "get", path: "/api/rates", tag: "shell", effect: "read", permission: "signed_in", record: true },
  listNotifications: { id: "listNotifications", method: "get", path: "/api/general/notifications", tag: "shell", effect: "read", permission: "signed_in", rows: "", record: true },
  sendClientReports: { id: "sendClientReports", method: "post", path: "/api/client-reports", tag: "shell", effect: "write", permission: "signed_in" },
  listTooltips: { id: "listTooltips", method: "get", path: "/api/tooltips", tag: "shell", effect: "read", permission: "signed_in", record: true },
  createBank: { id: "createBank", method: "post", path: "/api/banks", tag: "banks", effect: "write", permission: "edit_banks" },
  updateBank: { id: "updateBank", method: "put", path: "/api/banks", tag: "banks", effect: "write", permission: "edit_banks" },
  deleteBank: { id: "deleteBank", method: "delete", path: "/api/banks", tag: "banks", effect: "write", permission: "delete_banks" },
  listBanks: { id: "listBanks", method: "post", path: "/api/banks/list", tag: "banks", effect: "read", permission: "view_banks", rows: "items", record: true, counted: true },
  showBank: { id: "showBank", method: "post", path: "/api/banks/show", tag: "banks", effect: "read", permission: "view_banks", record: true },
  reviewBankAccount: { id: "reviewBankAccount", method: "put", path: "/api/paymentsV2/withdraw/bank-accounts", tag: "bank-accounts", effect: "write", permission: "approve_reject_bank_accounts" },
  listBankAccounts: { id: "listBankAccounts", method: "post", path: "/api/paymentsV2/withdraw/bank-accounts/list", tag: "bank-accounts", effect: "read", permission: "view_bank_accounts", rows: "items", record: true, counted: true },
  showBankAccount: { id: "showBankAccount", method: "post", path: "/api/paymentsV2/withdraw/bank-accounts/show", tag: "bank-accounts", effect: "read", permission: "view_bank_accounts", record: true },
  getPlayer: { id: "getPlayer", method: "post", path: "/api/player", tag: "players", effect: "read", permission: "view_players", record: true },
  searchPlayers: { id: "searchPlayers", method: "post", path: "/api/players/search", tag: "players", effect: "read", permission: "view_players", rows: "", record: true },
  listDomains: { id: "listDomains", method: "get", path: "/api/operators/cf-tokens/v2/zones", tag: "domains", effect: "read", permission: "view_domains", record: true },
  changeDomain: { id: "changeDomain", method: "put", path: "/api/operators/cf-tokens/v2/zones", tag: "domains", effect: "write", permission: "edit_domains" },
  deleteDomain: { id: "deleteDomain", method: "delete", path: "/api/operators/cf-tokens/v2/zones", tag: "domains", effect: "write", permission: "delete_domains" },
  createDomain: { id: "createDomain", method: "post", path: "/api/operators/cf-tokens/v2/zones/create", tag: "domains", effect: "write", permission: "edit_domains" },
  createDomainByToken: { id: "createDomainByToken", method: "post", path: "/api/operators/cf-tokens/zones/create", tag: "domains", effect: "write", permission: "edit_domains" },
  createDomainDnsRecord: { id: "createDomainDnsRecord", method: "post", path: "/api/operators/cf-tokens/v2/zones/dns-records", tag: "domains", effect: "write", permission: "edit_domains" },
  deleteDomainDnsRecord: { id: "deleteDomainDnsRecord", method: "delete", path: "/api/operators/cf-tokens/v2/zones/dns-records", tag: "domains", effect: "write", permission: "edit_domains" },
  listCfTokens: { id: "listCfTokens", method: "get", path: "/api/operators/cf-tokens", tag: "cf-accounts", effect: "read", permission: "edit_cf_accounts", rows: "", record: true },
  listCfAccountChoices: { id: "listCfAccountChoices", method: "get", path: "/api/operators/cf-tokens/v2", tag: "cf-accounts", effect: "read", permission: "view_domains", rows: "items", record: true },
  createCfAccount: { id: "createCfAccount", method: "post", path: "/api/operators/cf-tokens/v2", tag: "cf-accounts", effect: "write", permission: "edit_cf_accounts" },
  updateCfAccount: { id: "updateCfAccount", method: "put", path: "/api/operators/cf-tokens/v2", tag: "cf-accounts", effect: "write", permission: "edit_cf_accounts" },
  deleteCfAccount: { id: "deleteCfAccount", method: "delete", path: "/api/operators/cf-tokens/v2", tag: "cf-accounts", effect: "write", permission: "edit_cf_accounts" },
  listCfAccounts: { id: "listCfAccounts", method: "post", path: "/api/operators/cf-tokens/v2/list", tag: "cf-accounts", effect: "read", permission: "view_cf_accounts", rows: "items", record: true, counted: true },
  showCfAccount: { id: "showCfAccount", method: "post", path: "/api/operators/cf-tokens/v2/show", tag: "cf-accounts", effect: "read", permission: "view_cf_accounts", record: true },
  createCfAccountV3: { id: "createCfAccountV3", method: "post", path: "/api/operators/cf-tokens/v3/cf-accounts", tag: "cf-accounts", effect: "write", permission: "edit_cf_accounts" },
  updateCfAccountV3: { id: "updateCfAccountV3", method: "put", path: "/api/operators/cf-tokens/v3/cf-accounts", tag: "cf-accounts", effect: "write", permission: "edit_cf_accounts" },
  deleteCfAccountV3: { id: "deleteCfAccountV3", method: "delete", path: "/api/operators/cf-tokens/v3/cf-accounts", tag: "cf-accounts", effect: "write", permission: "edit_cf_accounts" },
  listCfAccountsV3: { id: "listCfAccountsV3", method: "post", path: "/api/operators/cf-tokens/v3/cf-accounts/list", tag: "cf-accounts", effect: "read", permission: "view_cf_accounts", rows: "items", record: true, counted: true },
  showCfAccountV3: { id: "showCfAccountV3", method: "post", path: "/api/operators/cf-tokens/v3/cf-accounts/show", tag: "cf-accounts", effect: "read", permission: "view_cf_accounts", record: true },
  listAfdChoices: { id: "listAfdChoices", method: "get", path: "/api/operators/cf-tokens/v2/afds", tag: "afds", effect: "read", permission: "view_domains", rows: "", record: true },
  createAfdProfile: { id: "createAfdProfile", method: "post", path: "/api/operators/cf-tokens/v2/afds", tag: "afds", effect: "write", permission: "edit_afd_profiles" },
  updateAfdProfile: { id: "updateAfdProfile", method: "put", path: "/api/operators/cf-tokens/v2/afds", tag: "afds", effect: "write", permission: "edit_afd_profiles" },
  listAfdProfiles: { id: "listAfdProfiles", method: "post", path: "/api/operators/cf-tokens/v2/afds/list", tag: "afds", effect: "read", permission: "view_afd_profiles", rows: "items", record: true, counted: true },
  showAfdProfile: { id: "showAfdProfile", method: "post", path: "/api/operators/cf-tokens/v2/afds/show", tag: "afds", effect: "read", permission: "view_afd_profiles", record: true },
  createHostname: { id: "createHostname", method: "post", path: "/api/operators/cf-tokens/v3/hostnames", tag: "hostnames", effect: "write", permission: "edit_hostnames" },
  updateHostname: { id: "updateHostname", method: "put", path: "/api/operators/cf-tokens/v3/hostnames", tag: "hostnames", effect: "write", permission: "edit_hostnames" },
  deleteHostname: { id: "deleteHostname", method: "delete", path: "/api/operators/cf-tokens/v3/hostnames", tag: "hostnames", effect: "write", permission: "edit_hostnames" },
  listHostnames: { id: "listHostnames", method: "post", path: "/api/operators/cf-tokens/v3/hostnames/list", tag: "hostnames", effect: "read", permission: "view_hostnames", rows: "items", record: true, counted: true },
  showHostname: { id: "showHostname", method: "post", path: "/api/operators/cf-tokens/v3/hostnames/show", tag: "hostnames", effect: "read", permission: "view_hostnames", record: true },
  syncHostnameStatus: { id: "syncHostnameStatus", method: "post", path: "/api/operators/cf-tokens/v3/hostnames/sync-status", tag: "hostnames", effect: "write", permission: "edit_hostnames" },
  syncHostnameDns: { id: "syncHostnameDns", method: "get", path: "/api/operators/cf-tokens/v3/hostnames/dns", tag: "hostnames", effect: "write", permission: "view_hostnames" },
  createHostnameDnsRecord: { id: "createHostnameDnsRecord", method: "post", path: "/api/operators/cf-tokens/v3/hostnames/dns", tag: "hostnames", effect: "write", permission: "edit_hostnames" },
  createSaasZone: { id: "createSaasZone", method: "post", path: "/api/operators/cf-tokens/v3/zones", tag: "saas-zones", effect: "write", permission: "edit_saas_zones" },
  updateSaasZone: { id: "updateSaasZone", method: "put", path: "/api/operators/cf-tokens/v3/zones", tag: "saas-zones", effect: "write", permission: "edit_saas_zones" },
  deleteSaasZone: { id: "deleteSaasZone", method: "delete", path: "/api/operators/cf-tokens/v3/zones", tag: "saas-zones", effect: "write", permission: "edit_saas_zones" },
  listSaasZones: { id: "listSaasZones", method: "post", path: "/api/operators/cf-tokens/v3/zones/list", tag: "saas-zones", effect: "read", permission: "view_saas_zones", rows: "items", record: true, counted: true },
  showSaasZone: { id: "showSaasZone", method: "post", path: "/api/operators/cf-tokens/v3/zones/show", tag: "saas-zones", effect: "read", permission: "view_saas_zones", record: true },
  createDnsRecord: { id: "createDnsRecord", method: "post", path: "/api/dev/dns", tag: "dns", effect: "write", permission: "edit_dns_records" },
  updateDnsRecord: { id: "updateDnsRecord", method: "put", path: "/api/dev/dns", tag: "dns", effect: "write", permission: "edit_dns_records" },
  deleteDnsRecord: { id: "deleteDnsRecord", method: "delete", path: "/api/dev/dns", tag: "dns", effect: "write", permission: "edit_dns_records" },
  listDnsRecords: { id: "listDnsRecords", method: "post", path: "/api/dev/dns/list", tag: "dns", effect: "read", permission: "view_dns_records", rows: "items", record: true, counted: true },
  showDnsRecord: { id: "showDnsRecord", method: "post", path: "/api/dev/dns/show", tag: "dns", effect: "read", permission: "view_dns_records", record: true },
  deleteFrontDoorDomain: { id: "deleteFrontDoorDomain", method: "delete", path: "/api/dev/frontdoor", tag: "frontdoor", effect: "write", permission: "edit_front_door" },
  createFrontDoorDomain: { id: "createFrontDoorDomain", method: "post", path: "/api/dev/frontdoor/create", tag: "frontdoor", effect: "write", permission: "edit_front_door" },
  showFrontDoorEndpoint: { id: "showFrontDoorEndpoint", method: "get", path: "/api/dev/frontdoor/endpoints", tag: "frontdoor", effect: "read", permission: "view_front_door" },
  listFrontDoorDomains: { id: "listFrontDoorDomains", method: "post", path: "/api/dev/frontdoor/list", tag: "frontdoor", effect: "read", permission: "view_front_door", rows: "items", record: true, counted: true },
  showFrontDoorDomain: { id: "showFrontDoorDomain", method: "post", path: "/api/dev/frontdoor/show", tag: "frontdoor", effect: "read", permission: "view_front_door", record: true },
  listAppServices: { id: "listAppServices", method: "post", path: "/api/dev/app-service/list", tag: "developer", effect: "read", permission: "view_app_services", rows: "items", record: true, counted: true },
  showAppServiceMonitor: { id: "showAppServiceMonitor", method: "get", path: "/api/dev/app-service/monitor", tag: "developer", effect: "read", permission: "dashboard_bets_chart", record: true },
  createUser: { id: "createUser", method: "post", path: "/api/users", tag: "users", effect: "write", permission: "edit_users" },
  listUsers: { id: "listUsers", method: "post", path: "/api/users/list", tag: "users", effect: "read", permission: "view_users", rows: "users", record: true },
  showUser: { id: "showUser", method: "post", path: "/api/users/show", tag: "users", effect: "read", permission: "view_users", record: true },
  showProfile: { id: "showProfile", method: "get", path: "/api/users/profile", tag: "users", effect: "read", permission: "signed_in", record: true },
  updateProfile: { id: "updateProfile", method: "put", path: "/api/users/profile", tag: "users", effect: "write", permission: "signed_in" },
  blockUser: { id: "blockUser", method: "post", path: "/api/users/block", tag: "users", effect: "write", permission: "edit_users" },
  changeUserPassword: { id: "changeUserPassword", method: "post", path: "/api/users/change-password", tag: "users", effect: "write", permission: "edit_users" },
  changeUserRole: { id: "changeUserRole", method: "post", path: "/api/users/change-roles", tag: "users", effect: "write", permission: "edit_users" },
  clonePermissions: { id: "clonePermissions", method: "post", path: "/api/users/clone-permissions", tag: "users", effect: "write", permission: "edit_users" },
  deleteUser: { id: "deleteUser", method: "post", path: "/api/users/delete", tag: "users", effect: "write", permission: "edit_users" },
  migrateUser: { id: "migrateUser", method: "post", path: "/api/users/migrate", tag: "users", effect: "write", permission: "migrate_users" },
  refreshPermissions: { id: "refreshPermissions", method: "post", path: "/api/users/refresh-permissions", tag: "users", effect: "write", permission: "edit_users" },
  savePermission: { id: "savePermission", method: "post", path: "/api/users/permissions-v2", tag: "roles", effect: "write", permission: "edit_permissions" },
  deletePermission: { id: "deletePermission", method: "delete", path: "/api/users/permissions-v2", tag: "roles", effect: "write", permission: "edit_permissions" },
  listPermissions: { id: "listPermissions", method: "post", path: "/api/users/permissions-v2/list", tag: "roles", effect: "read", permission: "view_permissions", rows: "items", record: true, counted: true },
  showRole: { id: "showRole", method: "get", path: "/api/users/roles", tag: "roles", effect: "read", permission: "view_roles", record: true },
  updateRole: { id: "updateRole", method: "put", path: "/api/users/roles", tag: "roles", effect: "write", permission: "edit_roles" },
  deleteRole: { id: "deleteRole", method: "delete", path: "/api/users/roles", tag: "roles", effect: "write", permission: "delete_roles" },
  listRoles: { id: "listRoles", method: "post", path: "/api/users/roles/list", tag: "roles", effect: "read", permission: "view_roles", rows: "items", record: true, counted: true },
  lookUpRolePermissions: { id: "lookUpRolePermissions", method: "post", path: "/api/users/roles/permissions", tag: "roles", effect: "read", permission: "view_roles", record: true },
  listOperators: { id: "listOperators", method: "post", path: "/api/operators/list", tag: "operators", effect: "read", permission: "view_operators", rows: "items", record: true, counted: true },
  listBrands: { id: "listBrands", method: "post", path: "/api/operators/brands/list", tag: "operators", effect: "read", permission: "brands_access", rows: "items", record: true, counted: true },
  createBrand: { id: "createBrand", method: "post", path: "/api/operators/brands/new/v3", tag: "operators", effect: "write", permission: "create_brands" },
  getOperatorSettings: { id: "getOperatorSettings", method: "get", path: "/api/operators/settings", tag: "operators", effect: "read", permission: "view_operator_settings", record: true },
  updateOperatorSettings: { id: "updateOperatorSettings", method: "put", path: "/api/operators/settings", tag: "operators", effect: "write", permission: "edit_operator_settings" },
  transformOperator: { id: "transformOperator", method: "post", path: "/api/operators/transform", tag: "operators", effect: "write", permission: "transform_operators", outcome: {"field":"success","done":true,"undone":false} },
  transformBrand: { id: "transformBrand", method: "post", path: "/api/operators/transform/brand", tag: "operators", effect: "write", permission: "transform_operators" },
  notifyCrawlers: { id: "notifyCrawlers", method: "post", path: "/api/operators/update/indexnow/notify", tag: "operators", effect: "write", permission: "notify_crawlers", addresses: {"body.urls.*":["https","http"]} },
  createSignInDomain: { id: "createSignInDomain", method: "post", path: "/api/dev/auth0/domains", tag: "sign-in", effect: "write", permission: "edit_sign_in_domains", addresses: {"body.url":["https"]} },
  deleteSignInDomain: { id: "deleteSignInDomain", method: "delete", path: "/api/dev/auth0/domains", tag: "sign-in", effect: "write", permission: "edit_sign_in_domains" },
  listSignInDomains: { id: "listSignInDomains", method: "post", path: "/api/dev/auth0/domains/list", tag: "sign-in", effect: "read", permission: "view_sign_in_domains", rows: "items", record: true, counted: true },
  deleteSignInOrganization: { id: "deleteSignInOrganization", method: "delete", path: "/api/dev/auth0/organizations", tag: "sign-in", effect: "write", permission: "edit_sign_in_domains" },
  listSignInOrganizations: { id: "listSignInOrganizations", method: "post", path: "/api/dev/auth0/organizations/list", tag: "sign-in", effect: "read", permission: "view_sign_in_domains", rows: "items", record: true, counted: true },
  listStaffActivities: { id: "listStaffActivities", method: "post", path: "/api/users/activities/list", tag: "activities", effect: "read", permission: "view_staff_activities", rows: "items", record: true, counted: true },
  showStaffActivity: { id: "showStaffActivity", method: "post", path: "/api/users/activities/show", tag: "activities", effect: "read", permission: "view_staff_activities", record: true },
  listOperatorActivities: { id: "listOperatorActivities", method: "post", path: "/api/operators/activities/list", tag: "activities", effect: "read", permission: "view_operator_activities", rows: "items", record: true, counted: true },
  showOperatorActivity: { id: "showOperatorActivity", method: "post", path: "/api/operators/activities/show", tag: "activities", effect: "read", permission: "view_operator_activities", record: true },
  listPlayerActivities: { id: "listPlayerActivities", method: "post", path: "/api/players/details-activities/list", tag: "activities", effect: "read", permission: "view_player_activities", rows: "items", record: true, counted: true },
  showPlayerActivity: { id: "showPlayerActivity", method: "post", path: "/api/players/details-activities/show", tag: "activities", effect: "read", permission: "view_player_activities", record: true },
  listSupportActivities: { id: "listSupportActivities", method: "post", path: "/api/admin/support/activities/list", tag: "activities", effect: "read", permission: "view_support_activities", rows: "items", record: true, counted: true },
  showSupportActivity: { id: "showSupportActivity", method: "post", path: "/api/admin/support/activities/show", tag: "activities", effect: "read", permission: "view_support_activities", record: true },
  listTransactionActivities: { id: "listTransactionActivities", method: "post", path: "/api/transactions/transactions-activities/list", tag: "activities", effect: "read", permission: "view_transaction_activities", rows: "items", record: true, counted: true },
  showTransactionActivity: { id: "showTransactionActivity", method: "post", path: "/api/transactions/transactions-activities/show", tag: "activities", effect: "read", permission: "view_transaction_activities", record: true },
  listLoginActivities: { id: "listLoginActivities", method: "post", path: "/api/users/login-activities/list", tag: "activities", effect: "read", permission: "view_login_activities", rows: "items", record: true, counted: true },
  showLoginActivity: { id: "showLoginActivity", method: "post", path: "/api/users/login-activities/show", tag: "activities", effect: "read", permission: "view_login_activities", record: true },
  negotiateRealtime: { id: "negotiateRealtime", method: "get", path: "/api/awps/negotiate", tag: "realtime", effect: "read", permission: "signed_in", record: true },
  listCmsPages: { id: "listCmsPages", method: "post", path: "/api/cms/v2/pages/list", tag: "cms", effect: "read", permission: "view_cms", rows: "items", record: true, counted: true },
  showCmsPage: { id: "showCmsPage", method: "post", path: "/api/cms/v2/pages/show", tag: "cms", effect: "read", permission: "view_cms", record: true },
  createCmsPage: { id: "createCmsPage", method: "post", path: "/api/cms/v2/pages", tag: "cms", effect: "write", permission: "edit_cms" },
  updateCmsPage: { id: "updateCmsPage", method: "put", path: "/api/cms/v2/pages", tag: "cms", effect: "write", permission: "edit_cms" },
  deleteCmsPage: { id: "deleteCmsPage", method: "delete", path: "/api/cms/v2/pages", tag: "cms", effect: "write", permission: "edit_cms" },
  listBlogPosts: { id: "listBlogPosts", method: "post", path: "/api/cms/v2/blog/list", tag: "cms", effect: "read", permission: "view_cms", rows: "items", record: true, counted: true },
  showBlogPost: { id: "showBlogPost", method: "post", path: "/api/cms/v2/blog/show", tag: "cms", effect: "read", permission: "view_cms", record: true },
  createBlogPost: { id: "createBlogPost", method: "post", path: "/api/cms/v2/blog", tag: "cms", effect: "write", permission: "edit_cms", addresses: {"body.coverImagePath":["relative"]} },
  updateBlogPost: { id: "updateBlogPost", method: "put", path: "/api/cms/v2/blog", tag: "cms", effect: "write", permission: "edit_cms", addresses: {"body.coverImagePath":["relative"]} },
  deleteBlogPost: { id: "deleteBlogPost", method: "delete", path: "/api/cms/v2/blog", tag: "cms", effect: "write", permission: "edit_cms" },
  showFooter: { id: "showFooter", method: "post", path: "/api/cms/v2/footer/show", tag: "cms-site", effect: "read", permission: "view_cms", record: true },
  updateFooter: { id: "updateFooter", method: "put", path: "/api/cms/v2/footer", tag: "cms-site", effect: "write", permission: "edit_cms", addresses: {"body.content.menu.*.items.*.url":["relative","fragment","https","http","mailto"]} },
  listMedia: { id: "listMedia", method: "post", path: "/api/cms/v2/gallery/list", tag: "cms-site", effect: "read", permission: "view_cms", rows: "items", record: true, counted: true },
  findMediaUses: { id: "findMediaUses", method: "post", path: "/api/cms/v2/gallery/uses", tag: "cms-site", effect: "read", permission: "view_cms", rows: "items", record: true },
  uploadMedia: { id: "uploadMedia", method: "post", path: "/api/cms/v2/gallery", tag: "cms-site", effect: "write", permission: "edit_cms", form: "always" },
  deleteMedia: { id: "deleteMedia", method: "delete", path: "/api/cms/v2/gallery", tag: "cms-site", effect: "write", permission: "edit_cms" },
  showBranding: { id: "showBranding", method: "post", path: "/api/cms/v2/branding/show", tag: "cms-site", effect: "read", permission: "view_cms", record: true },
  updateBranding: { id: "updateBranding", method: "put", path: "/api/cms/v2/branding", tag: "cms-site", effect: "write", permission: "edit_cms", addresses: {"body.logoPath":["relative"],"body.logoDarkPath":["relative"],"body.faviconPath":["relative"],"body.socialLinks.*.url":["https","http"]} },
  showTheme: { id: "showTheme", method: "post", path: "/api/cms/v2/theme/show", tag: "cms-site", effect: "read", permission: "view_cms", record: true },
  updateTheme: { id: "updateTheme", method: "put", path: "/api/cms/v2/theme", tag: "cms-site", effect: "write", permission: "edit_cms" },
  listCmsBlocks: { id: "listCmsBlocks", method: "post", path: "/api/cms/v2/blocks/list", tag: "cms-blocks", effect: "read", permission: "view_cms", rows: "items", record: true, counted: true },
  showCmsBlock: { id: "showCmsBlock", method: "post", path: "/api/cms/v2/blocks/show", tag: "cms-blocks", effect: "read", permission: "view_cms", record: true },
  createCmsBlock: { id: "createCmsBlock", method: "post", path: "/api/cms/v2/blocks", tag: "cms-blocks", effect: "write", permission: "edit_cms", addresses: {"body.dto.content.*.url":["relative","fragment","https","http"],"body.dto.content.*.imagePath":["relative"],"body.dto.content.*.mobileImagePath":["relative"]} },
  updateCmsBlock: { id: "updateCmsBlock", method: "put", path: "/api/cms/v2/blocks", tag: "cms-blocks", effect: "write", permission: "edit_cms", addresses: {"body.dto.content.*.url":["relative","fragment","https","http"],"body.dto.content.*.imagePath":["relative"],"body.dto.content.*.mobileImagePath":["relative"]} },
  deleteCmsBlock: { id: "deleteCmsBlock", method: "delete", path: "/api/cms/v2/blocks", tag: "cms-blocks", effect: "write", permission: "edit_cms" },
  reorderCmsBlocks: { id: "reorderCmsBlocks", method: "put", path: "/api/cms/v2/blocks/order", tag: "cms-blocks", effect: "write", permission: "edit_cms" },
  listCmsOperators: { id: "listCmsOperators", method: "post", path: "/api/cms/operators/list", tag: "cms-v1", effect: "read", permission: "view_cms", rows: "items", record: true, counted: true },
  listCmsEntries: { id: "listCmsEntries", method: "post", path: "/api/cms/entries/list", tag: "cms-v1", effect: "read", permission: "view_cms", rows: "items", record: true, counted: true },
  showCmsEntry: { id: "showCmsEntry", method: "post", path: "/api/cms/entries/show", tag: "cms-v1", effect: "read", permission: "view_cms", record: true },
  createCmsEntry: { id: "createCmsEntry", method: "post", path: "/api/cms/entries", tag: "cms-v1", effect: "write", permission: "edit_cms", addresses: {"body.content.*.url":["relative","fragment","https","http"],"body.content.*.imagePath":["relative"]} },
  updateCmsEntry: { id: "updateCmsEntry", method: "put", path: "/api/cms/entries", tag: "cms-v1", effect: "write", permission: "edit_cms", addresses: {"body.content.*.url":["relative","fragment","https","http"],"body.content.*.imagePath":["relative"]} },
  deleteCmsEntry: { id: "deleteCmsEntry", method: "delete", path: "/api/cms/entries", tag: "cms-v1", effect: "write", permission: "edit_cms" },
  reorderCmsEntries: { id: "reorderCmsEntries", method: "put", path: "/api/cms/entries/order", tag: "cms-v1", effect: "write", permission: "edit_cms" },
  listTickets: { id: "listTickets", method: "post", path: "/api/admin/support/agent/tickets/list", tag: "support", effect: "read", permission: "view_tickets", rows: "items", record: true, counted: true },
  showTicket: { id: "showTicket", method: "post", path: "/api/admin/support/agent/tickets/show", tag: "support", effect: "read", permission: "view_tickets", record: true },
  createTicket: { id: "createTicket", method: "post", path: "/api/admin/support/agent/tickets/new", tag: "support", effect: "write", permission: "edit_tickets" },
  updateTicketStatus: { id: "updateTicketStatus", method: "post", path: "/api/admin/support/agent/tickets/status", tag: "support", effect: "write", permission: "edit_tickets" },
  replyToTicket: { id: "replyToTicket", method: "post", path: "/api/admin/support/agent/tickets/reply", tag: "support", effect: "write", permission: "edit_tickets", form: "with-file" },
  saveTranslation: { id: "saveTranslation", method: "post", path: "/api/dictionary", tag: "translations", effect: "write", permission: "edit_translations" },
  deleteTranslation: { id: "deleteTranslation", method: "delete", path: "/api/dictionary", tag: "translations", effect: "write", permission: "delete_translations" },
  listTranslations: { id: "listTranslations", method: "post", path: "/api/dictionary/list", tag: "translations", effect: "read", permission: "view_translations", rows: "items", record: true, counted: true },
  showTranslation: { id: "showTranslation", method: "post", path: "/api/dictionary/show", tag: "translations", effect: "read", permission: "view_translations", record: true },
  listFlows: { id: "listFlows", method: "post", path: "/api/flows/list", tag: "flows", effect: "read", permission: "view_flows", rows: "items", record: true, counted: true },
  showFlow: { id: "showFlow", method: "post", path: "/api/flows/show", tag: "flows", effect: "read", permission: "view_flows", record: true },
  deleteFlow: { id: "deleteFlow", method: "post", path: "/api/flows/delete", tag: "flows", effect: "write", permission: "edit_flows" },
  listDocuments: { id: "listDocuments", method: "post", path: "/api/documentsV2/list", tag: "documents", effect: "read", permission: "view_documents", rows: "items", record: true, counted: true },
  getGeneral: { id: "getGeneral", method: "get", path: "/api/general", tag: "system", effect: "read", permission: "signed_in", record: true },
  listAdminNotifications: { id: "listAdminNotifications", method: "post", path: "/api/admin/notifications/list", tag: "system", effect: "read", permission: "view_notifications", rows: "items", record: true, counted: true },
  createAdminNotification: { id: "createAdminNotification", method: "post", path: "/api/admin/notifications", tag: "system", effect: "write", permission: "edit_notifications" },
  deleteAdminNotifications: { id: "deleteAdminNotifications", method: "delete", path: "/api/admin/notifications", tag: "system", effect: "write", permission: "edit_notifications" },
  deleteAdminNotification: { id: "deleteAdminNotification", method: "delete", path: "/api/admin/notifications/one", tag: "system", effect: "write", permission: "edit_notifications" },
  listReleaseNotes: { id: "listReleaseNotes", method: "post", path: "/api/general/whats-new/list", tag: "system", effect: "read", permission: "signed_in", rows: "items", record: true, counted: true },
  listExportReports: { id: "listExportReports", method: "post", path: "/api/tech-support/reports/list", tag: "system", effect: "read", permission: "view_tech_support", rows: "items", record: true, counted: true },
  requestExportReport: { id: "requestExportReport", method: "post", path: "/api/tech-support/reports", tag: "system", effect: "write", permission: "edit_tech_support" },
  listServers: { id: "listServers", method: "post", path: "/api/tech-support/servers/list", tag: "system", effect: "read", permission: "view_tech_support", rows: "items", record: true, counted: true },
  saveGameCategory: { id: "saveGameCategory", method: "post", path: "/api/gamesV2/categories", tag: "game-catalogue", effect: "write", permission: "edit_game_catalogue" },
  listGameCategories: { id: "listGameCategories", method: "post", path: "/api/gamesV2/categories/list", tag: "game-catalogue", effect: "read", permission: "view_games", rows: "items", record: true, counted: true },
  showGameCategory: { id: "showGameCategory", method: "post", path: "/api/gamesV2/categories/show", tag: "game-catalogue", effect: "read", permission: "view_games", record: true },
  saveGameTag: { id: "saveGameTag", method: "post", path: "/api/gamesV2/tags", tag: "game-catalogue", effect: "write", permission: "edit_game_catalogue" },
  listGameTags: { id: "listGameTags", method: "post", path: "/api/gamesV2/tags/list", tag: "game-catalogue", effect: "read", permission: "view_games", rows: "items", record: true, counted: true },
  showGameTag: { id: "showGameTag", method: "post", path: "/api/gamesV2/tags/show", tag: "game-catalogue", effect: "read", permission: "view_games", record: true },
  saveGameJurisdiction: { id: "saveGameJurisdiction", method: "post", path: "/api/gamesV2/jurisdictions", tag: "game-catalogue", effect: "write", permission: "edit_game_catalogue" },
  listGameJurisdictions: { id: "listGameJurisdictions", method: "post", path: "/api/gamesV2/jurisdictions/list", tag: "game-catalogue", effect: "read", permission: "view_games", rows: "items", record: true, counted: true },
  searchGameJurisdictions: { id: "searchGameJurisdictions", method: "post", path: "/api/gamesV2/jurisdictions/search", tag: "game-catalogue", effect: "read", permission: "view_games", rows: "", record: true },
  showGameJurisdiction: { id: "showGameJurisdiction", method: "post", path: "/api/gamesV2/jurisdictions/show", tag: "game-catalogue", effect: "read", permission: "view_games", record: true },
  createGameOriginalProvider: { id: "createGameOriginalProvider", method: "post", path: "/api/gamesV2/original-providers", tag: "game-catalogue", effect: "write", permission: "edit_game_catalogue" },
  updateGameOriginalProvider: { id: "updateGameOriginalProvider", method: "put", path: "/api/gamesV2/original-providers", tag: "game-catalogue", effect: "write", permission: "edit_game_catalogue" },
  listGameOriginalProviders: { id: "listGameOriginalProviders", method: "post", path: "/api/gamesV2/original-providers/list", tag: "game-catalogue", effect: "read", permission: "view_games", rows: "items", record: true, counted: true },
  searchGameOriginalProviders: { id: "searchGameOriginalProviders", method: "post", path: "/api/gamesV2/original-providers/search", tag: "game-catalogue", effect: "read", permission: "view_games", rows: "", record: true },
  showGameOriginalProvider: { id: "showGameOriginalProvider", method: "post", path: "/api/gamesV2/original-providers/show", tag: "game-catalogue", effect: "read", permission: "view_games", record: true },
  updateGame: { id: "updateGame", method: "put", path: "/api/gamesV2", tag: "games", effect: "write", permission: "edit_games", addresses: {"body.coverPhoto":["relative","https","http"]} },
  listGames: { id: "listGames", method: "post", path: "/api/gamesV2/list", tag: "games", effect: "read", permission: "view_games", rows: "items", record: true, counted: true },
  showGame: { id: "showGame", method: "post", path: "/api/gamesV2/show", tag: "games", effect: "read", permission: "view_games", record: true },
  showLaunchUrl: { id: "showLaunchUrl", method: "post", path: "/api/gamesV2/launch-url", tag: "games", effect: "read", permission: "view_games", record: true },
  syncImoonGames: { id: "syncImoonGames", method: "get", path: "/api/gamesV2/sync-imoon-games", tag: "games", effect: "write", permission: "sync_games", timeout: 600000 },
  syncSgGames: { id: "syncSgGames", method: "get", path: "/api/gamesV2/sync-sg-games", tag: "games", effect: "write", permission: "sync_games", timeout: 600000 },
  syncCreedzGames: { id: "syncCreedzGames", method: "get", path: "/api/gamesV2/sync-creedz-games", tag: "games", effect: "write", permission: "sync_games", timeout: 600000 },
  syncSoftSwissGames: { id: "syncSoftSwissGames", method: "get", path: "/api/gamesV2/sync-soft-swiss", tag: "games", effect: "write", permission: "sync_games", timeout: 600000 },
  listGameLogs: { id: "listGameLogs", method: "post", path: "/api/gamesV2/activities/list", tag: "games", effect: "read", permission: "view_game_activities", rows: "items", record: true, counted: true },
  showGameLog: { id: "showGameLog", method: "post", path: "/api/gamesV2/activities/show", tag: "games", effect: "read", permission: "view_game_activities", record: true },
  searchGames: { id: "searchGames", method: "post", path: "/api/games", tag: "games", effect: "read", permission: "view_games", rows: "", record: true },
  listOperatorGames: { id: "listOperatorGames", method: "post", path: "/api/games/list", tag: "games", effect: "read", permission: "view_games", rows: "items", record: true, counted: true },
  showOperatorGame: { id: "showOperatorGame", method: "post", path: "/api/games/show", tag: "games", effect: "read", permission: "view_games", record: true },
  updateOperatorGame: { id: "updateOperatorGame", method: "put", path: "/api/games/update", tag: "games", effect: "write", permission: "edit_operator_games" },
  listCmsGames: { id: "listCmsGames", method: "post", path: "/api/games-cms/all-games/list", tag: "games-cms", effect: "read", permission: "view_games_cms", rows: "items", record: true, counted: true },
  showCmsGame: { id: "showCmsGame", method: "post", path: "/api/games-cms/all-games/show", tag: "games-cms", effect: "read", permission: "view_games_cms", record: true },
  listCmsOperatorGames: { id: "listCmsOperatorGames", method: "post", path: "/api/games-cms/operator-games/list", tag: "games-cms", effect: "read", permission: "view_games_cms", rows: "items", record: true, counted: true },
  showCmsOperatorGame: { id: "showCmsOperatorGame", method: "post", path: "/api/games-cms/operator-games/show", tag: "games-cms", effect: "read", permission: "view_games_cms", record: true },
  findGamesByName: { id: "findGamesByName", method: "post", path: "/api/games-cms/find-by-name", tag: "games-cms", effect: "read", permission: "view_games", rows: "", record: true },
  enableGame: { id: "enableGame", method: "post", path: "/api/games-cms/enable-game", tag: "games-cms", effect: "write", permission: "edit_games_cms" },
  enableGamesByAggregator: { id: "enableGamesByAggregator", method: "post", path: "/api/games-cms/enable-games-by-aggregator", tag: "games-cms", effect: "write", permission: "edit_games_cms" },
  disableGame: { id: "disableGame", method: "post", path: "/api/games-cms/disable-game", tag: "games-cms", effect: "write", permission: "edit_games_cms" },
  disableGamesByAggregator: { id: "disableGamesByAggregator", method: "post", path: "/api/games-cms/disable-games-by-aggregator", tag: "games-cms", effect: "write", permission: "edit_games_cms" },
  updateCryptoNetwork: { id: "updateCryptoNetwork", method: "put", path: "/api/settings/crypto-networks", tag: "crypto-networks", effect: "write", permission: "edit_crypto_networks" },
  listCryptoNetworks: { id: "listCryptoNetworks", method: "post", path: "/api/settings/crypto-networks/list", tag: "crypto-networks", effect: "read", permission: "view_crypto_networks", rows: "items", record: true, counted: true },
  showCryptoNetwork: { id: "showCryptoNetwork", method: "post", path: "/api/settings/crypto-networks/show", tag: "crypto-networks", effect: "read", permission: "view_crypto_networks", record: true },
  listSportFreebets: { id: "listSportFreebets", method: "get", path: "/api/bonus/sport", tag: "freebets", effect: "read", permission: "view_freebets", rows: "items", record: true },
  showSportFreebet: { id: "showSportFreebet", method: "post", path: "/api/bonus/sport/show", tag: "freebets", effect: "read", permission: "view_freebets", record: true },
  giveSportFreebet: { id: "giveSportFreebet", method: "post", path: "/api/bonus/sport/player/{playerId}", tag: "freebets", effect: "money", permission: "give_freebets" },
  listAppliedFreebets: { id: "listAppliedFreebets", method: "post", path: "/api/bonus/sport/applied/list", tag: "freebets", effect: "read", permission: "view_freebets", rows: "items", record: true, counted: true },
  showAppliedFreebet: { id: "showAppliedFreebet", method: "post", path: "/api/bonus/sport/applied/show", tag: "freebets", effect: "read", permission: "view_freebets", record: true },
  settleBet: { id: "settleBet", method: "post", path: "/api/v2/bets/settle", tag: "bets", effect: "money", permission: "settle_bets" },
  listBets: { id: "listBets", method: "post", path: "/api/v2/bets/list", tag: "bets", effect: "read", permission: "view_bets", rows: "items", record: true, counted: true },
  showBet: { id: "showBet", method: "post", path: "/api/v2/bets/show", tag: "bets", effect: "read", permission: "view_bets", record: true },
  reconcileBetDebit: { id: "reconcileBetDebit", method: "post", path: "/api/bets/debit/reconcile", tag: "bets", effect: "money", permission: "reconcile_bet_debits" },
  listBetDebits: { id: "listBetDebits", method: "post", path: "/api/bets/debit/list", tag: "bets", effect: "read", permission: "view_bet_debits", rows: "items", record: true, counted: true },
  showBetDebit: { id: "showBetDebit", method: "post", path: "/api/bets/debit/show", tag: "bets", effect: "read", permission: "view_bet_debits", record: true },
  listTransactions: { id: "listTransactions", method: "post", path: "/api/transactions/list", tag: "transactions", effect: "read", permission: "view_transactions", rows: "items", record: true, counted: true },
  getTransactionsTotal: { id: "getTransactionsTotal", method: "post", path: "/api/transactions/total", tag: "transactions", effect: "read", permission: "view_transactions" },
  showTransaction: { id: "showTransaction", method: "post", path: "/api/transactionsV2/show", tag: "transactions", effect: "read", permission: "view_transactions", record: true },
  listTransactionHistory: { id: "listTransactionHistory", method: "post", path: "/api/transactionsV2/list", tag: "transactions", effect: "read", permission: "view_transactions", rows: "items", record: true, counted: true },
  deleteTransaction: { id: "deleteTransaction", method: "delete", path: "/api/transactionsV2", tag: "transactions", effect: "money", permission: "delete_transactions" },
  decideBonusTransaction: { id: "decideBonusTransaction", method: "put", path: "/api/transactions/bonus", tag: "transactions", effect: "money", permission: "approve_reject_bonus_transactions" },
  decideCashback: { id: "decideCashback", method: "put", path: "/api/transactions/cashback", tag: "transactions", effect: "money", permission: "approve_reject_cashbacks" },
  decideAffiliateWithdrawal: { id: "decideAffiliateWithdrawal", method: "put", path: "/api/transactions/affiliate/withdraw", tag: "transactions", effect: "money", permission: "approve_reject_affiliate_withdrawals" },
  decideReferralClaim: { id: "decideReferralClaim", method: "put", path: "/api/transactionsV2/referral-claim", tag: "transactions", effect: "money", permission: "approve_reject_affiliate_withdrawals" },
  createDepositGateway: { id: "createDepositGateway", method: "post", path: "/api/paymentsV2/deposit", tag: "deposit-gateways", effect: "write", permission: "edit_deposit_gateways" },
  updateDepositGateway: { id: "updateDepositGateway", method: "put", path: "/api/paymentsV2/deposit", tag: "deposit-gateways", effect: "write", permission: "edit_deposit_gateways" },
  deleteDepositGateway: { id: "deleteDepositGateway", method: "delete", path: "/api/paymentsV2/deposit", tag: "deposit-gateways", effect: "write", permission: "delete_deposit_gateways" },
  listDepositGateways: { id: "listDepositGateways", method: "post", path: "/api/paymentsV2/deposit/list", tag: "deposit-gateways", effect: "read", permission: "view_deposit_gateways", rows: "items", record: true, counted: true },
  showDepositGateway: { id: "showDepositGateway", method: "post", path: "/api/paymentsV2/deposit/show", tag: "deposit-gateways", effect: "read", permission: "view_deposit_gateways", record: true },
  getGatewayRates: { id: "getGatewayRates", method: "post", path: "/api/paymentsV2/deposit/exchange-rates", tag: "deposit-gateways", effect: "read", permission: "signed_in", record: true },
  createWithdrawGateway: { id: "createWithdrawGateway", method: "post", path: "/api/paymentsV2/withdraw", tag: "withdraw-gateways", effect: "write", permission: "edit_withdraw_gateways" },
  updateWithdrawGateway: { id: "updateWithdrawGateway", method: "put", path: "/api/paymentsV2/withdraw", tag: "withdraw-gateways", effect: "write", permission: "edit_withdraw_gateways" },
  deleteWithdrawGateway: { id: "deleteWithdrawGateway", method: "delete", path: "/api/paymentsV2/withdraw", tag: "withdraw-gateways", effect: "write", permission: "delete_withdraw_gateways" },
  listWithdrawGateways: { id: "listWithdrawGateways", method: "post", path: "/api/paymentsV2/withdraw/list", tag: "withdraw-gateways", effect: "read", permission: "view_withdraw_gateways", rows: "items", record: true, counted: true },
  showWithdrawGateway: { id: "showWithdrawGateway", method: "post", path: "/api/paymentsV2/withdraw/show", tag: "withdraw-gateways", effect: "read", permission: "view_withdraw_gateways", record: true },
  showUtopiaWallet: { id: "showUtopiaWallet", method: "post", path: "/api/paymentsV2/withdraw/utopia/wallet/show", tag: "withdraw-gateways", effect: "read", permission: "view_utopia_wallets", record: true },
  topUpUtopiaWallet: { id: "topUpUtopiaWallet", method: "post", path: "/api/paymentsV2/withdraw/utopia/wallet/topup", tag: "withdraw-gateways", effect: "money", permission: "edit_utopia_wallets" },
  withdrawFromUtopiaWallet: { id: "withdrawFromUtopiaWallet", method: "post", path: "/api/paymentsV2/withdraw/utopia/wallet/withdraw", tag: "withdraw-gateways", effect: "money", permission: "edit_utopia_wallets" },
  listUtopiaTransactions: { id: "listUtopiaTransactions", method: "post", path: "/api/paymentsV2/withdraw/utopia/wallet/transactions/list", tag: "withdraw-gateways", effect: "read", permission: "view_utopia_wallets", rows: "items", record: true, counted: true },
  showUtopiaTransaction: { id: "showUtopiaTransaction", method: "post", path: "/api/paymentsV2/withdraw/utopia/wallet/transactions/show", tag: "withdraw-gateways", effect: "read", permission: "view_utopia_wallets", record: true },
  listTomaniGateways: { id: "listTomaniGateways", method: "get", path: "/api/transactionsV2/withdraw/tomani/gateways", tag: "withdraw-gateways", effect: "read", permission: "view_withdrawals", rows: "", record: true },
  listTreasuries: { id: "listTreasuries", method: "post", path: "/api/paymentsV2/withdraw/treasuries/list", tag: "withdraw-gateways", effect: "read", permission: "view_treasuries", rows: "items", record: true, counted: true },
  showTreasuryAccount: { id: "showTreasuryAccount", method: "post", path: "/api/paymentsV2/withdraw/treasuries/show", tag: "withdraw-gateways", effect: "read", permission: "view_treasuries", record: true },
  listDeposits: { id: "listDeposits", method: "post", path: "/api/transactionsV2/deposit/list", tag: "deposits", effect: "read", permission: "view_deposits", rows: "items", record: true, counted: true },
  getDepositsTotal: { id: "getDepositsTotal", method: "post", path: "/api/transactions/deposit/total-amount", tag: "deposits", effect: "read", permission: "view_deposits" },
  verifyDeposit: { id: "verifyDeposit", method: "post", path: "/api/transactionsV2/deposit/verify", tag: "deposits", effect: "money", permission: "verify_deposits" },
  rejectDepositOrder: { id: "rejectDepositOrder", method: "post", path: "/api/transactionsV2/deposit/reject-deposit-order", tag: "deposits", effect: "money", permission: "verify_deposits" },
  listDepositOrders: { id: "listDepositOrders", method: "post", path: "/api/transactionsV2/deposit/orders/list", tag: "deposits", effect: "read", permission: "view_deposits", rows: "items", record: true, counted: true },
  showDepositOrder: { id: "showDepositOrder", method: "post", path: "/api/transactionsV2/deposit/orders/show", tag: "deposits", effect: "read", permission: "view_deposits", record: true },
  listCardUsers: { id: "listCardUsers", method: "post", path: "/api/paymentsV2/deposit/card-users/list", tag: "deposits", effect: "read", permission: "view_card_users", rows: "items", record: true, counted: true },
  listWithdrawals: { id: "listWithdrawals", method: "post", path: "/api/transactionsV2/withdraw/list", tag: "withdrawals", effect: "read", permission: "view_withdrawals", rows: "items", record: true, counted: true },
  showWithdrawal: { id: "showWithdrawal", method: "post", path: "/api/transactionsV2/withdraw/show", tag: "withdrawals", effect: "read", permission: "view_withdrawals", record: true },
  listAffiliateProfitWithdrawals: { id: "listAffiliateProfitWithdrawals", method: "post", path: "/api/transactions/affiliate/withdraw/list", tag: "withdrawals", effect: "read", permission: "view_withdrawals", rows: "items", record: true, counted: true },
  decideWithdrawal: { id: "decideWithdrawal", method: "put", path: "/api/transactionsV2/withdraw", tag: "withdrawals", effect: "money", permission: "approve_reject_withdrawals" },
  decideJbWithdrawal: { id: "decideJbWithdrawal", method: "put", path: "/api/transactionsV2/withdraw/jb", tag: "withdrawals", effect: "money", permission: "approve_reject_withdrawals", outcome: {"field":"status","done":1,"undone":0} },
  forceJbWithdrawal: { id: "forceJbWithdrawal", method: "put", path: "/api/transactionsV2/withdraw/jb/force", tag: "withdrawals", effect: "money", permission: "approve_reject_withdrawals" },
  confirmTomaniWithdrawal: { id: "confirmTomaniWithdrawal", method: "put", path: "/api/transactionsV2/withdraw/tomani", tag: "withdrawals", effect: "money", permission: "approve_reject_withdrawals", outcome: {"field":"status","done":1,"undone":0} },
  decideWithdrawalInProgress: { id: "decideWithdrawalInProgress", method: "put", path: "/api/transactionsV2/withdraw/in-progress", tag: "withdrawals", effect: "money", permission: "approve_reject_withdrawals" },
  decideProviderWithdrawal: { id: "decideProviderWithdrawal", method: "put", path: "/api/transactionsV2/withdraw/{provider}", tag: "withdrawals", effect: "money", permission: "approve_reject_withdrawals" },
  resendWithdrawal: { id: "resendWithdrawal", method: "post", path: "/api/transactionsV2/withdraw/resend", tag: "withdrawals", effect: "money", permission: "resend_withdrawals" },
  resendCpgWithdrawal: { id: "resendCpgWithdrawal", method: "post", path: "/api/transactionsV2/withdraw/cpg/resend", tag: "withdrawals", effect: "money", permission: "resend_withdrawals" },
  showWallet: { id: "showWallet", method: "post", path: "/api/player/wallet/show", tag: "wallet", effect: "read", permission: "view_wallets", record: true },
  topUpWallet: { id: "topUpWallet", method: "post", path: "/api/player/wallet/topup", tag: "wallet", effect: "money", permission: "topup_players" },
  topUpBonusWallet: { id: "topUpBonusWallet", method: "post", path: "/api/player/wallet/topup-bonus", tag: "wallet", effect: "money", permission: "topup_players" },
  convertBalance: { id: "convertBalance", method: "post", path: "/api/player/wallet/convert", tag: "wallet", effect: "money", permission: "convert_balances" },
  listTopUps: { id: "listTopUps", method: "post", path: "/api/player/wallet/topup/list", tag: "wallet", effect: "read", permission: "view_topups", rows: "items", record: true, counted: true },
  listPlayers: { id: "listPlayers", method: "post", path: "/api/players", tag: "players", effect: "read", permission: "view_players", rows: "players", record: true, counted: true },
  listPlayerBalances: { id: "listPlayerBalances", method: "post", path: "/api/players/balances/list", tag: "players", effect: "read", permission: "view_players", rows: "items", record: true, counted: true },
  changePlayerPassword: { id: "changePlayerPassword", method: "post", path: "/api/player/change-password", tag: "players", effect: "write", permission: "edit_players" },
  resetPlayerTwoFactor: { id: "resetPlayerTwoFactor", method: "post", path: "/api/players/2fa", tag: "players", effect: "write", permission: "edit_players" },
  deletePlayer: { id: "deletePlayer", method: "delete", path: "/api/players/delete", tag: "players", effect: "write", permission: "delete_players" },
  exportHighDepositors: { id: "exportHighDepositors", method: "post", path: "/api/players/max-deposit", tag: "players", effect: "write", permission: "export_high_depositors" },
  reviewUsername: { id: "reviewUsername", method: "put", path: "/api/players/usernames", tag: "players", effect: "write", permission: "edit_players" },
  listUsernameRequests: { id: "listUsernameRequests", method: "post", path: "/api/players/usernames/list", tag: "players", effect: "read", permission: "view_players", rows: "items", record: true, counted: true },
  listPlayerBonuses: { id: "listPlayerBonuses", method: "post", path: "/api/players/bonuses/list", tag: "players", effect: "read", permission: "view_players", rows: "items", record: true, counted: true },
  showPlayerBonus: { id: "showPlayerBonus", method: "post", path: "/api/players/bonuses/show", tag: "players", effect: "read", permission: "view_players", record: true },
  calculatePlayerLtv: { id: "calculatePlayerLtv", method: "post", path: "/api/reports/player/ltv", tag: "players", effect: "read", permission: "view_player_ltv", record: true },
  changeKyc: { id: "changeKyc", method: "put", path: "/api/players/kyc/v2", tag: "kyc", effect: "write", permission: "view_kyc", form: "with-file" },
  listKyc: { id: "listKyc", method: "post", path: "/api/players/kyc/list", tag: "kyc", effect: "read", permission: "view_kyc", rows: "items", record: true, counted: true },
  showKyc: { id: "showKyc", method: "post", path: "/api/players/kyc/show", tag: "kyc", effect: "read", permission: "view_kyc", record: true },
  listPartners: { id: "listPartners", method: "post", path: "/api/partners/list", tag: "partners", effect: "read", permission: "view_partners", rows: "items", record: true, counted: true },
  showPartner: { id: "showPartner", method: "post", path: "/api/partners/show", tag: "partners", effect: "read", permission: "view_partners", record: true },
  searchPartners: { id: "searchPartners", method: "post", path: "/api/partners/search", tag: "partners", effect: "read", permission: "view_partners", rows: "", record: true },
  createPartnerSettings: { id: "createPartnerSettings", method: "post", path: "/api/partners/settings", tag: "partners", effect: "write", permission: "edit_partners" },
  recreatePartnerUserPermission: { id: "recreatePartnerUserPermission", method: "post", path: "/api/partners/recreate-user-permission", tag: "partners", effect: "write", permission: "edit_partners" },
  createPartnerChannel: { id: "createPartnerChannel", method: "post", path: "/api/partners/channels", tag: "partners", effect: "write", permission: "edit_marketing_channels" },
  listPartnerChannelDomains: { id: "listPartnerChannelDomains", method: "get", path: "/api/partners/channels/domains/list", tag: "partners", effect: "read", permission: "view_marketing_channels", rows: "" },
  listPartnerChannels: { id: "listPartnerChannels", method: "post", path: "/api/partners/channels/list", tag: "partners", effect: "read", permission: "view_marketing_channels", rows: "items", record: true, counted: true },
  reportPartnerChannels: { id: "reportPartnerChannels", method: "post", path: "/api/partners/channels/report", tag: "partners", effect: "read", permission: "view_marketing_channels", rows: "items", record: true, counted: true },
  showPartnerDashboard: { id: "showPartnerDashboard", method: "post", path: "/api/partners/dashboard", tag: "partners", effect: "read", permission: "view_partner_dashboard", record: true },
  reviewPartnerWithdraw: { id: "reviewPartnerWithdraw", method: "put", path: "/api/partners/transactions/withdraw", tag: "partner-withdrawals", effect: "money", permission: "approve_reject_partner_withdrawals" },
  listPartnerWithdraws: { id: "listPartnerWithdraws", method: "post", path: "/api/partners/transactions/withdraw/list", tag: "partner-withdrawals", effect: "read", permission: "view_partner_withdrawals", rows: "items", record: true, counted: true },
  showPartnerWithdraw: { id: "showPartnerWithdraw", method: "post", path: "/api/partners/transactions/withdraw/show", tag: "partner-withdrawals", effect: "read", permission: "view_partner_withdrawals", record: true },
  listPartnerWithdrawHistory: { id: "listPartnerWithdrawHistory", method: "post", path: "/api/partners/transactions/withdraw-history", tag: "partner-withdrawals", effect: "read", permission: "view_partner_withdrawals", rows: "items", record: true, counted: true },
  requestPartnerWithdraw: { id: "requestPartnerWithdraw", method: "post", path: "/api/partners/transactions/withdraw-balance", tag: "partner-withdrawals", effect: "money", permission: "request_partner_withdrawals" },
  showPartnerWithdrawInfo: { id: "showPartnerWithdrawInfo", method: "post", path: "/api/partners/transactions/withdraw-info", tag: "partner-withdrawals", effect: "read", permission: "view_partner_withdrawals", record: true },
  listAffiliateChannels: { id: "listAffiliateChannels", method: "post", path: "/api/reports/affiliate/channels", tag: "affiliate", effect: "read", permission: "view_affiliates", rows: "items", record: true, counted: true },
  showAffiliateSummary: { id: "showAffiliateSummary", method: "post", path: "/api/reports/affiliate/player/summary", tag: "affiliate", effect: "read", permission: "view_affiliates", record: true },
  showAffiliateReport: { id: "showAffiliateReport", method: "post", path: "/api/reports/affiliate/player/summary/reports", tag: "affiliate", effect: "read", permission: "view_affiliates", record: true },
  listReferredPlayers: { id: "listReferredPlayers", method: "post", path: "/api/reports/affiliate/referred-players/list", tag: "affiliate", effect: "read", permission: "view_affiliates", rows: "items", record: true, counted: true },
  withdrawAffiliateProfit: { id: "withdrawAffiliateProfit", method: "post", path: "/api/reports/affiliate/profit/withdraw", tag: "affiliate", effect: "money", permission: "withdraw_affiliate_profit" },
  listAffiliateWithdrawals: { id: "listAffiliateWithdrawals", method: "post", path: "/api/reports/affiliate/withdrawals/list", tag: "affiliate", effect: "read", permission: "view_affiliates", rows: "items", record: true, counted: true },
  startAffiliateWithdrawJob: { id: "startAffiliateWithdrawJob", method: "post", path: "/api/reports/affiliate/withdraw-jobs/start", tag: "affiliate", effect: "money", permission: "run_affiliate_withdraw_jobs" },
  cancelAffiliateWithdrawJob: { id: "cancelAffiliateWithdrawJob", method: "post", path: "/api/reports/affiliate/withdraw-jobs/cancel", tag: "affiliate", effect: "money", permission: "run_affiliate_withdraw_jobs" },
  listAffiliateWithdrawJobs: { id: "listAffiliateWithdrawJobs", method: "post", path: "/api/reports/affiliate/withdraw-jobs/list", tag: "affiliate", effect: "read", permission: "view_affiliates", rows: "items", record: true, counted: true },
  listAffiliates: { id: "listAffiliates", method: "post", path: "/api/affiliates/list", tag: "affiliate", effect: "read", permission: "view_affiliates", rows: "items", record: true, counted: true },
  deleteAffiliate: { id: "deleteAffiliate", method: "post", path: "/api/affiliates/delete", tag: "affiliate", effect: "write", permission: "delete_affiliates" },
  showAffiliateSettings: { id: "showAffiliateSettings", method: "post", path: "/api/reports/affiliate/player/settings/show", tag: "affiliate-settings", effect: "read", permission: "view_affiliates", record: true },
  overrideAffiliateSettings: { id: "overrideAffiliateSettings", method: "put", path: "/api/reports/affiliate/player/settings/override", tag: "affiliate-settings", effect: "write", permission: "edit_affiliate_settings" },
  restoreAffiliateSettings: { id: "restoreAffiliateSettings", method: "post", path: "/api/reports/affiliate/player/settings/restore", tag: "affiliate-settings", effect: "write", permission: "edit_affiliate_settings" },
  updateAffiliateLevels: { id: "updateAffiliateLevels", method: "put", path: "/api/reports/affiliate/settings/levels", tag: "affiliate-settings", effect: "write", permission: "edit_affiliate_settings" },
  calculateAffiliateProfit: { id: "calculateAffiliateProfit", method: "post", path: "/api/reports/affiliate/profit/test-calculate", tag: "affiliate-settings", effect: "read", permission: "use_profit_calculators", record: true },
  showCashbackSummary: { id: "showCashbackSummary", method: "post", path: "/api/reports/cashback/player/summary", tag: "cashback", effect: "read", permission: "view_cashback", record: true },
  showBonusSummary: { id: "showBonusSummary", method: "post", path: "/api/reports/bonus/player/summary", tag: "cashback", effect: "read", permission: "view_cashback", record: true },
  claimCashback: { id: "claimCashback", method: "post", path: "/api/reports/cashback/claim", tag: "cashback", effect: "money", permission: "claim_cashback" },
  showCashbackSettings: { id: "showCashbackSettings", method: "post", path: "/api/reports/cashback/player/settings/show", tag: "cashback", effect: "read", permission: "view_cashback", record: true },
  overrideCashbackSettings: { id: "overrideCashbackSettings", method: "put", path: "/api/reports/cashback/player/settings/override", tag: "cashback", effect: "write", permission: "edit_cashback_settings" },
  restoreCashbackSettings: { id: "restoreCashbackSettings", method: "post", path: "/api/reports/cashback/player/settings/restore", tag: "cashback", effect: "write", permission: "edit_cashback_settings" },
  calculateCashback: { id: "calculateCashback", method: "post", path: "/api/reports/cashback/calculator", tag: "cashback", effect: "read", permission: "use_profit_calculators", record: true },
  listGameCurrencyReport: { id: "listGameCurrencyReport", method: "post", path: "/api/reports/game-currency/list", tag: "game-reports", effect: "read", permission: "view_game_reports", rows: "items", record: true, counted: true },
  listGameFinancialReport: { id: "listGameFinancialReport", method: "post", path: "/api/reports/game-financial/list", tag: "game-reports", effect: "read", permission: "view_game_reports", rows: "items", record: true, counted: true },
  listGameOperatorReport: { id: "listGameOperatorReport", method: "post", path: "/api/reports/game-operator/list", tag: "game-reports", effect: "read", permission: "view_game_reports", rows: "items", record: true, counted: true },
  listGameReport: { id: "listGameReport", method: "post", path: "/api/reports/games/list", tag: "game-reports", effect: "read", permission: "view_game_reports", rows: "items", record: true, counted: true },
  listGameProviderReport: { id: "listGameProviderReport", method: "post", path: "/api/reports/game-providers/list", tag: "game-reports", effect: "read", permission: "view_game_reports", rows: "items", record: true, counted: true },
  listTransactionOperatorReport: { id: "listTransactionOperatorReport", method: "post", path: "/api/reports/transaction-operator/list", tag: "money-reports", effect: "read", permission: "view_transaction_reports", rows: "items", record: true, counted: true },
  listTransactionReport: { id: "listTransactionReport", method: "post", path: "/api/reports/transactions/list", tag: "money-reports", effect: "read", permission: "view_transaction_reports", rows: "items", record: true, counted: true },
  listTransactionReportV2: { id: "listTransactionReportV2", method: "post", path: "/api/reports/transactionsV2/list", tag: "money-reports", effect: "read", permission: "view_transaction_reports", rows: "items", record: true, counted: true },
  listBonusReleaseReport: { id: "listBonusReleaseReport", method: "post", path: "/api/reports/bonus-releases/list", tag: "money-reports", effect: "read", permission: "view_bonus_reports", rows: "items", record: true, counted: true },
  listBonusTransactionReport: { id: "listBonusTransactionReport", method: "post", path: "/api/reports/bonus-transactions/list", tag: "money-reports", effect: "read", permission: "view_bonus_reports", rows: "items", record: true, counted: true },
  listBillingInvoiceGgrReport: { id: "listBillingInvoiceGgrReport", method: "post", path: "/api/reports/billing-invoice-ggr/list", tag: "money-reports", effect: "read", permission: "view_billing_reports", rows: "items", record: true, counted: true },
  listBillingPaymentCollectionReport: { id: "listBillingPaymentCollectionReport", method: "post", path: "/api/reports/billing-payment-collections/list", tag: "money-reports", effect: "read", permission: "view_billing_reports", rows: "items", record: true, counted: true },
  listOperatorReport: { id: "listOperatorReport", method: "post", path: "/api/reports/operator/list", tag: "player-reports", effect: "read", permission: "view_player_reports", rows: "items", record: true, counted: true },
  listRegistrationReport: { id: "listRegistrationReport", method: "post", path: "/api/reports/registration/list", tag: "player-reports", effect: "read", permission: "view_player_reports", rows: "items", record: true, counted: true },
  listRiskReport: { id: "listRiskReport", method: "post", path: "/api/reports/risk-management/list", tag: "player-reports", effect: "read", permission: "view_risk_reports", rows: "items", record: true, counted: true },
  listAffiliateRevenueReport: { id: "listAffiliateRevenueReport", method: "post", path: "/api/reports/affiliate-revenue/list", tag: "player-reports", effect: "read", permission: "view_affiliate_reports", rows: "items", record: true, counted: true },
  listTopAffiliateReport: { id: "listTopAffiliateReport", method: "post", path: "/api/reports/top-affiliates/list", tag: "player-reports", effect: "read", permission: "view_affiliate_reports", rows: "items", record: true, counted: true },
  listTopChannelReport: { id: "listTopChannelReport", method: "post", path: "/api/reports/top-channels/list", tag: "player-reports", effect: "read", permission: "view_affiliate_reports", rows: "items", record: true, counted: true },
  listPartnerChannelReport: { id: "listPartnerChannelReport", method: "post", path: "/api/reports/partner-channels/list", tag: "player-reports", effect: "read", permission: "view_affiliate_reports", rows: "items", record: true, counted: true },
  createInvoiceRecord: { id: "createInvoiceRecord", method: "post", path: "/api/billing/operator/invoice", tag: "billing", effect: "money", permission: "generate_invoices" },
  updateInvoiceRecord: { id: "updateInvoiceRecord", method: "put", path: "/api/billing/operator/invoice", tag: "billing", effect: "write", permission: "edit_invoices" },
  deleteInvoice: { id: "deleteInvoice", method: "delete", path: "/api/billing/operator/invoice", tag: "billing", effect: "money", permission: "edit_invoices" },
  createPaymentRecord: { id: "createPaymentRecord", method: "post", path: "/api/billing/operator/payment", tag: "billing", effect: "money", permission: "edit_payments" },
  deletePaymentRecord: { id: "deletePaymentRecord", method: "delete", path: "/api/billing/operator/payment", tag: "billing", effect: "money", permission: "edit_payments" },
  listBillingRecords: { id: "listBillingRecords", method: "post", path: "/api/billing/operator/list", tag: "billing", effect: "read", permission: "view_billing", rows: "items", record: true, counted: true },
  showBillingRecord: { id: "showBillingRecord", method: "post", path: "/api/billing/operator/show", tag: "billing", effect: "read", permission: "view_billing", record: true },
  listAffiliateBalances: { id: "listAffiliateBalances", method: "post", path: "/api/billing/affiliates/list", tag: "billing", effect: "read", permission: "view_billing", rows: "items", record: true, counted: true },
  listBillingMovements: { id: "listBillingMovements", method: "post", path: "/api/billing/transaction-history/list", tag: "billing", effect: "read", permission: "view_billing", rows: "items", record: true, counted: true },
  generateInvoice: { id: "generateInvoice", method: "post", path: "/api/billingV2/invoice", tag: "billing-v2", effect: "money", permission: "generate_invoices" },
  updateInvoice: { id: "updateInvoice", method: "put", path: "/api/billingV2/invoice", tag: "billing-v2", effect: "money", permission: "edit_invoices" },
  showInvoiceSettings: { id: "showInvoiceSettings", method: "get", path: "/api/billingV2/invoice/settings", tag: "billing-v2", effect: "read", permission: "view_billing", record: true },
  updateInvoiceSettings: { id: "updateInvoiceSettings", method: "put", path: "/api/billingV2/invoice/settings", tag: "billing-v2", effect: "write", permission: "edit_invoices" },
  listInvoices: { id: "listInvoices", method: "post", path: "/api/billingV2/invoice/list", tag: "billing-v2", effect: "read", permission: "view_billing", rows: "items", record: true, counted: true },
  showInvoice: { id: "showInvoice", method: "post", path: "/api/billingV2/invoice/show", tag: "billing-v2", effect: "read", permission: "view_billing", record: true },
  addManualPayment: { id: "addManualPayment", method: "post", path: "/api/billingV2/payment/manual", tag: "billing-v2", effect: "money", permission: "edit_payments" },
  updateManualPayment: { id: "updateManualPayment", method: "put", path: "/api/billingV2/payment/manual", tag: "billing-v2", effect: "money", permission: "edit_payments" },
  deleteManualPayment: { id: "deleteManualPayment", method: "delete", path: "/api/billingV2/payment/manual", tag: "billing-v2", effect: "money", permission: "edit_payments" },
  updateCpgTransfer: { id: "updateCpgTransfer", method: "put", path: "/api/billingV2/payment/cpg", tag: "billing-v2", effect: "money", permission: "edit_payments" },
  listPayments: { id: "listPayments", method: "post", path: "/api/billingV2/payment/list", tag: "billing-v2", effect: "read", permission: "view_billing", rows: "items", record: true, counted: true },
  showPayment: { id: "showPayment", method: "post", path: "/api/billingV2/payment/show", tag: "billing-v2", effect: "read", permission: "view_billing", record: true },
  showBillingCards: { id: "showBillingCards", method: "post", path: "/api/billingV2/dashboard-cards", tag: "billing-v2", effect: "read", permission: "view_billing", record: true },
  listOperatorBalances: { id: "listOperatorBalances", method: "post", path: "/api/billingV2/operators/list", tag: "billing-v2", effect: "read", permission: "view_billing", rows: "items", record: true, counted: true },
  createBonus: { id: "createBonus", method: "post", path: "/api/bonus/deposit", tag: "bonus", effect: "write", permission: "edit_bonuses" },
  updateBonus: { id: "updateBonus", method: "put", path: "/api/bonus/deposit", tag: "bonus", effect: "write", permission: "edit_bonuses" },
  deleteBonus: { id: "deleteBonus", method: "delete", path: "/api/bonus/deposit", tag: "bonus", effect: "write", permission: "delete_bonuses" },
  listBonuses: { id: "listBonuses", method: "post", path: "/api/bonus/deposit/list", tag: "bonus", effect: "read", permission: "view_bonuses", rows: "items", record: true, counted: true },
  showBonus: { id: "showBonus", method: "post", path: "/api/bonus/deposit/show", tag: "bonus", effect: "read", permission: "view_bonuses", record: true },
  createBonusRelease: { id: "createBonusRelease", method: "post", path: "/api/bonus/releases", tag: "bonus", effect: "write", permission: "edit_bonuses" },
  updateBonusRelease: { id: "updateBonusRelease", method: "put", path: "/api/bonus/releases", tag: "bonus", effect: "write", permission: "edit_bonuses" },
  deleteBonusRelease: { id: "deleteBonusRelease", method: "delete", path: "/api/bonus/releases", tag: "bonus", effect: "write", permission: "delete_bonuses" },
  listBonusReleases: { id: "listBonusReleases", method: "post", path: "/api/bonus/releases/list", tag: "bonus", effect: "read", permission: "view_bonuses", rows: "items", record: true, counted: true },
  showBonusRelease: { id: "showBonusRelease", method: "post", path: "/api/bonus/releases/show", tag: "bonus", effect: "read", permission: "view_bonuses", record: true },
  listBonusClaims: { id: "listBonusClaims", method: "post", path: "/api/bonus/claims/list", tag: "bonus", effect: "read", permission: "view_bonuses", rows: "items", record: true, counted: true },
  listBonusTransactions: { id: "listBonusTransactions", method: "post", path: "/api/bonus/transactions/list", tag: "bonus", effect: "read", permission: "view_bonuses", rows: "items", record: true, counted: true },
  cloneBonus: { id: "cloneBonus", method: "post", path: "/api/bonus/clone", tag: "bonus", effect: "write", permission: "edit_bonuses" },
  cloneBonusRelease: { id: "cloneBonusRelease", method: "post", path: "/api/bonus/clone/release", tag: "bonus", effect: "write", permission: "edit_bonuses" },
  createBonusForm: { id: "createBonusForm", method: "post", path: "/api/bonus/form", tag: "bonus-forms", effect: "write", permission: "edit_bonuses" },
  updateBonusForm: { id: "updateBonusForm", method: "put", path: "/api/bonus/form", tag: "bonus-forms", effect: "write", permission: "edit_bonuses" },
  deleteBonusForm: { id: "deleteBonusForm", method: "delete", path: "/api/bonus/form", tag: "bonus-forms", effect: "write", permission: "delete_bonuses" },
  listBonusForms: { id: "listBonusForms", method: "post", path: "/api/bonus/form/list", tag: "bonus-forms", effect: "read", permission: "view_bonuses", rows: "items", record: true, counted: true },
  showBonusForm: { id: "showBonusForm", method: "post", path: "/api/bonus/form/show", tag: "bonus-forms", effect: "read", permission: "view_bonuses", record: true },
  decideBonusFormRequest: { id: "decideBonusFormRequest", method: "put", path: "/api/bonus/form/requests", tag: "bonus-forms", effect: "money", permission: "decide_bonus_requests" },
  listBonusFormRequests: { id: "listBonusFormRequests", method: "post", path: "/api/bonus/form/requests/list", tag: "bonus-forms", effect: "read", permission: "view_bonus_requests", rows: "items", record: true, counted: true },
  showBonusFormRequest: { id: "showBonusFormRequest", method: "post", path: "/api/bonus/form/requests/show", tag: "bonus-forms", effect: "read", permission: "view_bonus_requests", record: true },
  createTournament: { id: "createTournament", method: "post", path: "/api/tournament", tag: "tournaments", effect: "write", permission: "edit_tournaments" },
  updateTournament: { id: "updateTournament", method: "put", path: "/api/tournament", tag: "tournaments", effect: "write", permission: "edit_tournaments" },
  deleteTournament: { id: "deleteTournament", method: "delete", path: "/api/tournament", tag: "tournaments", effect: "write", permission: "delete_tournaments" },
  listTournaments: { id: "listTournaments", method: "post", path: "/api/tournament/list", tag: "tournaments", effect: "read", permission: "view_tournaments", rows: "items", record: true, counted: true },
  showTournament: { id: "showTournament", method: "post", path: "/api/tournament/show", tag: "tournaments", effect: "read", permission: "view_tournaments", record: true },
  listTournamentWinners: { id: "listTournamentWinners", method: "post", path: "/api/tournament/winners/list", tag: "tournaments", effect: "read", permission: "view_tournaments", rows: "items", record: true, counted: true },
  showTournamentWinner: { id: "showTournamentWinner", method: "post", path: "/api/tournament/winners/show", tag: "tournaments", effect: "read", permission: "view_tournaments", record: true },
  payTournamentPrize: { id: "payTournamentPrize", method: "post", path: "/api/tournament/payouts", tag: "tournaments", effect: "money", permission: "payout_tournament_prizes" },
  showDashboardCards: { id: "showDashboardCards", method: "post", path: "/api/dashboard/cards", tag: "dashboards", effect: "read", permission: "view_dashboard", record: true },
  showDashboardCharts: { id: "showDashboardCharts", method: "post", path: "/api/dashboard/charts", tag: "dashboards", effect: "read", permission: "dashboard_bets_chart", record: true },
  showQuickDashboard: { id: "showQuickDashboard", method: "post", path: "/api/dashboard/quick", tag: "dashboards", effect: "read", permission: "view_dashboard", record: true },
} as const;

/** Operations that only read. */
export type ReadId =
  | "getSession"
  | "listMyOperators"
  | "checkMe"
  | "getMyOperator"
  | "showOperator"
  | "listMenu"
  | "getBadges"
  | "getWaiting"
  | "getRates"
  | "listNotifications"
  | "listTooltips"
  | "listBanks"
  | "showBank"
  | "listBankAccounts"
  | "showBankAccount"
  | "getPlayer"
  | "searchPlayers"
  | "listDomains"
  | "listCfTokens"
  | "listCfAccountChoices"
  | "listCfAccounts"
  | "showCfAccount"
  | "listCfAccountsV3"
  | "showCfAccountV3"
  | "listAfdChoices"
  | "listAfdProfiles"
  | "showAfdProfile"
  | "listHostnames"
  | "showHostname"
  | "listSaasZones"
  | "showSaasZone"
  | "listDnsRecords"
  | "showDnsRecord"
  | "showFrontDoorEndpoint"
  | "listFrontDoorDomains"
  | "showFrontDoorDomain"
  | "listAppServices"
  | "showAppServiceMonitor"
  | "listUsers"
  | "showUser"
  | "showProfile"
  | "listPermissions"
  | "showRole"
  | "listRoles"
  | "lookUpRolePermissions"
  | "listOperators"
  | "listBrands"
  | "getOperatorSettings"
  | "listSignInDomains"
  | "listSignInOrganizations"
  | "listStaffActivities"
  | "showStaffActivity"
  | "listOperatorActivities"
  | "showOperatorActivity"
  | "listPlayerActivities"
  | "showPlayerActivity"
  | "listSupportActivities"
  | "showSupportActivity"
  | "listTransactionActivities"
  | "showTransactionActivity"
  | "listLoginActivities"
  | "showLoginActivity"
  | "negotiateRealtime"
  | "listCmsPages"
  | "showCmsPage"
  | "listBlogPosts"
  | "showBlogPost"
  | "showFooter"
  | "listMedia"
  | "findMediaUses"
  | "showBranding"
  | "showTheme"
  | "listCmsBlocks"
  | "showCmsBlock"
  | "listCmsOperators"
  | "listCmsEntries"
  | "showCmsEntry"
  | "listTickets"
  | "showTicket"
  | "listTranslations"
  | "showTranslation"
  | "listFlows"
  | "showFlow"
  | "listDocuments"
  | "getGeneral"
  | "listAdminNotifications"
  | "listReleaseNotes"
  | "listExportReports"
  | "listServers"
  | "listGameCategories"
  | "showGameCategory"
  | "listGameTags"
  | "showGameTag"
  | "listGameJurisdictions"
  | "searchGameJurisdictions"
  | "showGameJurisdiction"
  | "listGameOriginalProviders"
  | "searchGameOriginalProviders"
  | "showGameOriginalProvider"
  | "listGames"
  | "showGame"
  | "showLaunchUrl"
  | "listGameLogs"
  | "showGameLog"
  | "searchGames"
  | "listOperatorGames"
  | "showOperatorGame"
  | "listCmsGames"
  | "showCmsGame"
  | "listCmsOperatorGames"
  | "showCmsOperatorGame"
  | "findGamesByName"
  | "listCryptoNetworks"
  | "showCryptoNetwork"
  | "listSportFreebets"
  | "showSportFreebet"
  | "listAppliedFreebets"
  | "showAppliedFreebet"
  | "listBets"
  | "showBet"
  | "listBetDebits"
  | "showBetDebit"
  | "listTransactions"
  | "getTransactionsTotal"
  | "showTransaction"
  | "listTransactionHistory"
  | "listDepositGateways"
  | "showDepositGateway"
  | "getGatewayRates"
  | "listWithdrawGateways"
  | "showWithdrawGateway"
  | "showUtopiaWallet"
  | "listUtopiaTransactions"
  | "showUtopiaTransaction"
  | "listTomaniGateways"
  | "listTreasuries"
  | "showTreasuryAccount"
  | "listDeposits"
  | "getDepositsTotal"
  | "listDepositOrders"
  | "showDepositOrder"
  | "listCardUsers"
  | "listWithdrawals"
  | "showWithdrawal"
  | "listAffiliateProfitWithdrawals"
  | "showWallet"
  | "listTopUps"
  | "listPlayers"
  | "listPlayerBalances"
  | "listUsernameRequests"
  | "listPlayerBonuses"
  | "showPlayerBonus"
  | "calculatePlayerLtv"
  | "listKyc"
  | "showKyc"
  | "listPartners"
  | "showPartner"
  | "searchPartners"
  | "listPartnerChannelDomains"
  | "listPartnerChannels"
  | "reportPartnerChannels"
  | "showPartnerDashboard"
  | "listPartnerWithdraws"
  | "showPartnerWithdraw"
  | "listPartnerWithdrawHistory"
  | "showPartnerWithdrawInfo"
  | "listAffiliateChannels"
  | "showAffiliateSummary"
  | "showAffiliateReport"
  | "listReferredPlayers"
  | "listAffiliateWithdrawals"
  | "listAffiliateWithdrawJobs"
  | "listAffiliates"
  | "showAffiliateSettings"
  | "calculateAffiliateProfit"
  | "showCashbackSummary"
  | "showBonusSummary"
  | "showCashbackSettings"
  | "calculateCashback"
  | "listGameCurrencyReport"
  | "listGameFinancialReport"
  | "listGameOperatorReport"
  | "listGameReport"
  | "listGameProviderReport"
  | "listTransactionOperatorReport"
  | "listTransactionReport"
  | "listTransactionReportV2"
  | "listBonusReleaseReport"
  | "listBonusTransactionReport"
  | "listBillingInvoiceGgrReport"
  | "listBillingPaymentCollectionReport"
  | "listOperatorReport"
  | "listRegistrationReport"
  | "listRiskReport"
  | "listAffiliateRevenueReport"
  | "listTopAffiliateReport"
  | "listTopChannelReport"
  | "listPartnerChannelReport"
  | "listBillingRecords"
  | "showBillingRecord"
  | "listAffiliateBalances"
  | "listBillingMovements"
  | "showInvoiceSettings"
  | "listInvoices"
  | "showInvoice"
  | "listPayments"
  | "showPayment"
  | "showBillingCards"
  | "listOperatorBalances"
  | "listBonuses"
  | "showBonus"
  | "listBonusReleases"
  | "showBonusRelease"
  | "listBonusClaims"
  | "listBonusTransactions"
  | "listBonusForms"
  | "showBonusForm"
  | "listBonusFormRequests"
  | "showBonusFormRequest"
  | "listTournaments"
  | "showTournament"
  | "listTournamentWinners"
  | "showTournamentWinner"
  | "showDashboardCards"
  | "showDashboardCharts"
  | "showQuickDashboard";

/** Operations that change something. */
export type WriteId =
  | "sendClientReports"
  | "createBank"
  | "updateBank"
  | "deleteBank"
  | "reviewBankAccount"
  | "changeDomain"
  | "deleteDomain"
  | "createDomain"
  | "createDomainByToken"
  | "createDomainDnsRecord"
  | "deleteDomainDnsRecord"
  | "createCfAccount"
  | "updateCfAccount"
  | "deleteCfAccount"
  | "createCfAccountV3"
  | "updateCfAccountV3"
  | "deleteCfAccountV3"
  | "createAfdProfile"
  | "updateAfdProfile"
  | "createHostname"
  | "updateHostname"
  | "deleteHostname"
  | "syncHostnameStatus"
  | "syncHostnameDns"
  | "createHostnameDnsRecord"
  | "createSaasZone"
  | "updateSaasZone"
  | "deleteSaasZone"
  | "createDnsRecord"
  | "updateDnsRecord"
  | "deleteDnsRecord"
  | "deleteFrontDoorDomain"
  | "createFrontDoorDomain"
  | "createUser"
  | "updateProfile"
  | "blockUser"
  | "changeUserPassword"
  | "changeUserRole"
  | "clonePermissions"
  | "deleteUser"
  | "migrateUser"
  | "refreshPermissions"
  | "savePermission"
  | "deletePermission"
  | "updateRole"
  | "deleteRole"
  | "createBrand"
  | "updateOperatorSettings"
  | "transformOperator"
  | "transformBrand"
  | "notifyCrawlers"
  | "createSignInDomain"
  | "deleteSignInDomain"
  | "deleteSignInOrganization"
  | "createCmsPage"
  | "updateCmsPage"
  | "deleteCmsPage"
  | "createBlogPost"
  | "updateBlogPost"
  | "deleteBlogPost"
  | "updateFooter"
  | "uploadMedia"
  | "deleteMedia"
  | "updateBranding"
  | "updateTheme"
  | "createCmsBlock"
  | "updateCmsBlock"
  | "deleteCmsBlock"
  | "reorderCmsBlocks"
  | "createCmsEntry"
  | "updateCmsEntry"
  | "deleteCmsEntry"
  | "reorderCmsEntries"
  | "createTicket"
  | "updateTicketStatus"
  | "replyToTicket"
  | "saveTranslation"
  | "deleteTranslation"
  | "deleteFlow"
  | "createAdminNotification"
  | "deleteAdminNotifications"
  | "deleteAdminNotification"
  | "requestExportReport"
  | "saveGameCategory"
  | "saveGameTag"
  | "saveGameJurisdiction"
  | "createGameOriginalProvider"
  | "updateGameOriginalProvider"
  | "updateGame"
  | "syncImoonGames"
  | "syncSgGames"
  | "syncCreedzGames"
  | "syncSoftSwissGames"
  | "updateOperatorGame"
  | "enableGame"
  | "enableGamesByAggregator"
  | "disableGame"
  | "disableGamesByAggregator"
  | "updateCryptoNetwork"
  | "giveSportFreebet"
  | "settleBet"
  | "reconcileBetDebit"
  | "deleteTransaction"
  | "decideBonusTransaction"
  | "decideCashback"
  | "decideAffiliateWithdrawal"
  | "decideReferralClaim"
  | "createDepositGateway"
  | "updateDepositGateway"
  | "deleteDepositGateway"
  | "createWithdrawGateway"
  | "updateWithdrawGateway"
  | "deleteWithdrawGateway"
  | "topUpUtopiaWallet"
  | "withdrawFromUtopiaWallet"
  | "verifyDeposit"
  | "rejectDepositOrder"
  | "decideWithdrawal"
  | "decideJbWithdrawal"
  | "forceJbWithdrawal"
  | "confirmTomaniWithdrawal"
  | "decideWithdrawalInProgress"
  | "decideProviderWithdrawal"
  | "resendWithdrawal"
  | "resendCpgWithdrawal"
  | "topUpWallet"
  | "topUpBonusWallet"
  | "convertBalance"
  | "changePlayerPassword"
  | "resetPlayerTwoFactor"
  | "deletePlayer"
  | "exportHighDepositors"
  | "reviewUsername"
  | "changeKyc"
  | "createPartnerSettings"
  | "recreatePartnerUserPermission"
  | "createPartnerChannel"
  | "reviewPartnerWithdraw"
  | "requestPartnerWithdraw"
  | "withdrawAffiliateProfit"
  | "startAffiliateWithdrawJob"
  | "cancelAffiliateWithdrawJob"
  | "deleteAffiliate"
  | "overrideAffiliateSettings"
  | "restoreAffiliateSettings"
  | "updateAffiliateLevels"
  | "claimCashback"
  | "overrideCashbackSettings"
  | "restoreCashbackSettings"
  | "createInvoiceRecord"
  | "updateInvoiceRecord"
  | "deleteInvoice"
  | "createPaymentRecord"
  | "deletePaymentRecord"
  | "generateInvoice"
  | "updateInvoice"
  | "updateInvoiceSettings"
  | "addManualPayment"
  | "updateManualPayment"
  | "deleteManualPayment"
  | "updateCpgTransfer"
  | "createBonus"
  | "updateBonus"
  | "deleteBonus"
  | "createBonusRelease"
  | "updateBonusRelease"
  | "deleteBonusRelease"
  | "cloneBonus"
  | "cloneBonusRelease"
  | "createBonusForm"
  | "updateBonusForm"
  | "deleteBonusForm"
  | "decideBonusFormRequest"
  | "createTournament"
  | "updateTournament"
  | "deleteTournament"
  | "payTournamentPrize";

/** The rights that the contract knows. */
export type Permission =
  | "approve_reject_affiliate_withdrawals"
  | "approve_reject_bank_accounts"
  | "approve_reject_bonus_transactions"
  | "approve_reject_cashbacks"
  | "approve_reject_partner_withdrawals"
  | "approve_reject_withdrawals"
  | "brands_access"
  | "claim_cashback"
  | "convert_balances"
  | "create_brands"
  | "dashboard_bets_chart"
  | "decide_bonus_requests"
  | "delete_affiliates"
  | "delete_banks"
  | "delete_bonuses"
  | "delete_deposit_gateways"
  | "delete_domains"
  | "delete_players"
  | "delete_roles"
  | "delete_tournaments"
  | "delete_transactions"
  | "delete_translations"
  | "delete_withdraw_gateways"
  | "edit_afd_profiles"
  | "edit_affiliate_settings"
  | "edit_banks"
  | "edit_bonuses"
  | "edit_cashback_settings"
  | "edit_cf_accounts"
  | "edit_cms"
  | "edit_crypto_networks"
  | "edit_deposit_gateways"
  | "edit_dns_records"
  | "edit_domains"
  | "edit_flows"
  | "edit_front_door"
  | "edit_game_catalogue"
  | "edit_games"
  | "edit_games_cms"
  | "edit_hostnames"
  | "edit_invoices"
  | "edit_marketing_channels"
  | "edit_notifications"
  | "edit_operator_games"
  | "edit_operator_settings"
  | "edit_partners"
  | "edit_payments"
  | "edit_permissions"
  | "edit_players"
  | "edit_roles"
  | "edit_saas_zones"
  | "edit_sign_in_domains"
  | "edit_tech_support"
  | "edit_tickets"
  | "edit_tournaments"
  | "edit_translations"
  | "edit_users"
  | "edit_utopia_wallets"
  | "edit_withdraw_gateways"
  | "export_high_depositors"
  | "generate_invoices"
  | "give_freebets"
  | "migrate_users"
  | "notify_crawlers"
  | "payout_tournament_prizes"
  | "public"
  | "reconcile_bet_debits"
  | "request_partner_withdrawals"
  | "resend_withdrawals"
  | "run_affiliate_withdraw_jobs"
  | "settle_bets"
  | "signed_in"
  | "sync_games"
  | "topup_players"
  | "transform_operators"
  | "use_profit_calculators"
  | "verify_deposits"
  | "view_afd_profiles"
  | "view_affiliate_reports"
  | "view_affiliates"
  | "view_app_services"
  | "view_bank_accounts"
  | "view_banks"
  | "view_bet_debits"
  | "view_bets"
  | "view_billing"
  | "view_billing_reports"
  | "view_bonus_reports"
  | "view_bonus_requests"
  | "view_bonuses"
  | "view_card_users"
  | "view_cashback"
  | "view_cf_accounts"
  | "view_cms"
  | "view_crypto_networks"
  | "view_dashboard"
  | "view_deposit_gateways"
  | "view_deposits"
  | "view_dns_records"
  | "view_documents"
  | "view_domains"
  | "view_flows"
  | "view_freebets"
  | "view_front_door"
  | "view_game_activities"
  | "view_game_reports"
  | "view_games"
  | "view_games_cms"
  | "view_hostnames"
  | "view_kyc"
  | "view_login_activities"
  | "view_marketing_channels"
  | "view_notifications"
  | "view_operator_activities"
  | "view_operator_settings"
  | "view_operators"
  | "view_partner_dashboard"
  | "view_partner_withdrawals"
  | "view_partners"
  | "view_permissions"
  | "view_player_activities"
  | "view_player_ltv"
  | "view_player_reports"
  | "view_players"
  | "view_risk_reports"
  | "view_roles"
  | "view_saas_zones"
  | "view_sign_in_domains"
  | "view_staff_activities"
  | "view_support_activities"
  | "view_tech_support"
  | "view_tickets"
  | "view_topups"
  | "view_tournaments"
  | "view_transaction_activities"
  | "view_transaction_reports"
  | "view_transactions"
  | "view_translations"
  | "view_treasuries"
  | "view_users"
  | "view_utopia_wallets"
  | "view_wallets"
  | "view_withdraw_gateways"
  | "view_withdrawals"
  | "withdraw_affiliate_profit";
