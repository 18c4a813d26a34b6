import BanksPage from "./list/banks.page.tsx";

/** Pages by path. */
export default {
  "/withdraw/bank-list": BanksPage,
};
