import AffiliatesList from "./affiliates-list.drawer.tsx";
import DeleteAffiliate from "./delete-affiliate.confirm.tsx";

/** What each panel of affiliates shows. */
export default {
  "affiliates-list": AffiliatesList,
  "delete-affiliate": DeleteAffiliate,
};
