import AffiliatesList from "./affiliates-list.drawer.tsx";
import DeleteAffiliate from "./delete-affiliate.confirm.tsx";

/** Panels of affiliates by ID. */
export default {
  "affiliates-list": AffiliatesList,
  "delete-affiliate": DeleteAffiliate,
};
