import { accountCheck, KYC_CHECK } from "./player-checks.ts";

export const USERNAME_CHECKS = [accountCheck("Approval renames"), KYC_CHECK];
