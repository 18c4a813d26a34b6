import BanksPage from "./list/banks.page.tsx";

/** What is at each path of the feature. */
export default {
  "/withdraw/bank-list": BanksPage,
};
