import { TreasuryAccountPage } from "./treasury-account.page.tsx";

/** Pages of the treasury account by path. */
export default {
  "/treasury-account": TreasuryAccountPage,
};
