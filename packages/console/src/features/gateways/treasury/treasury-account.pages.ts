import { TreasuryAccountPage } from "./treasury-account.page.tsx";

/** What is at each path of one operator's account. */
export default {
  "/treasury-account": TreasuryAccountPage,
};
