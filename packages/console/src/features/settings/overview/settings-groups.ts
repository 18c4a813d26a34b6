/** A settings page and its description. */
type SettingsLink = { path: string; says: string };

/** Settings pages by topic, most used first. */
export const SETTINGS_GROUPS: readonly { title: string; links: readonly SettingsLink[] }[] = [
  {
    title: "People and permissions",
    links: [
      { path: "/settings/admins", says: "Users of this console: add, block, change roles." },
      { path: "/settings/roles", says: "Permissions of each role." },
      { path: "/settings/staff-permissions", says: "All permissions, with descriptions and users." },
    ],
  },
  {
    title: "The operator",
    links: [
      { path: "/settings/general", says: "Languages, currencies and payment of your own operator." },
      { path: "/settings/notifications", says: "Notifications shown to staff." },
      { path: "/settings/translation", says: "Site texts in every language." },
      { path: "/settings/crypto-networks", says: "Explorer API keys for payments." },
    ],
  },
  {
    title: "Sites and domains",
    links: [
      {
        path: "/settings/cf-account-v2/domains",
        says: "Domains, the sites they serve, and setup progress.",
      },
      { path: "/settings/cf-account-v2", says: "Cloudflare accounts for domains." },
      { path: "/settings/hostnames", says: "Hostnames served by a SaaS zone." },
      { path: "/settings/cf-account-v3", says: "Cloudflare accounts for hostnames." },
      { path: "/settings/cf-saas-zones", says: "Zones that serve hostnames." },
      { path: "/settings/domains", says: "The custom domains of our Front Door." },
      { path: "/settings/cf-account-v2/afds", says: "Front Door profiles for new domains." },
    ],
  },
  {
    title: "Activity",
    links: [
      { path: "/settings/activities", says: "Staff actions, by person, subject and time." },
      { path: "/settings/login-activitiy", says: "Successful and failed sign-ins, with their location." },
    ],
  },
  {
    title: "For developers",
    links: [{ path: "/settings/dev", says: "DNS records of our own zone, and the addresses of the sign-in service." }],
  },
];
