import DomainsPage from "./list/domains.page.tsx";

/** What is at each path of the feature. */
export default {
  "/settings/cf-account-v2/domains": DomainsPage,
};
