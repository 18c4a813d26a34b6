/** A settings page and what is done there. */
type SettingsLink = { path: string; says: string };

/** The settings pages by what they are about, those that staff need most often first. */
export const SETTINGS_GROUPS: readonly { title: string; links: readonly SettingsLink[] }[] = [
  {
    title: "People and rights",
    links: [
      { path: "/settings/admins", says: "Who uses this console: add people, block them, change their role." },
      { path: "/settings/roles", says: "Which permissions come with a role." },
      { path: "/settings/staff-permissions", says: "All permissions, what each allows, and who has it." },
    ],
  },
  {
    title: "The operator",
    links: [
      { path: "/settings/general", says: "Languages, currencies and payment of your own operator." },
      { path: "/settings/notifications", says: "What staff read under the bell." },
      { path: "/settings/translation", says: "The words of the sites, in every language." },
      { path: "/settings/crypto-networks", says: "The explorer keys with which payments are looked up." },
    ],
  },
  {
    title: "Sites and domains",
    links: [
      {
        path: "/settings/cf-account-v2/domains",
        says: "What players reach by which domain, and how far a new one is.",
      },
      { path: "/settings/cf-account-v2", says: "The Cloudflare accounts that hold domains." },
      { path: "/settings/hostnames", says: "Names that a SaaS zone serves." },
      { path: "/settings/cf-account-v3", says: "The Cloudflare accounts that hold hostnames." },
      { path: "/settings/cf-saas-zones", says: "The zones that hostnames are served from." },
      { path: "/settings/domains", says: "The custom domains of our own front door." },
      { path: "/settings/cf-account-v2/afds", says: "The front-door profiles that new domains take." },
    ],
  },
  {
    title: "Activity",
    links: [
      { path: "/settings/activities", says: "Who of the staff did what, to whom, and when." },
      { path: "/settings/login-activitiy", says: "Who signed in, who tried, and from where." },
    ],
  },
  {
    title: "For developers",
    links: [{ path: "/settings/dev", says: "DNS records of our own zone, and the addresses of the sign-in service." }],
  },
];
