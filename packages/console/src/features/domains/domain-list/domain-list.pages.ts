import DomainsPage from "./list/domains.page.tsx";

/** Pages by path. */
export default {
  "/settings/cf-account-v2/domains": DomainsPage,
};
