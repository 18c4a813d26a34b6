import { useRestoreAffiliateSettings } from "@backoffice/api-client";
import { restoreSettings } from "../restore-settings.tsx";

/** Restores the operator's affiliate settings for a player (money §2). */
export const RestoreOperatorSettingsAffiliate = restoreSettings("affiliate", useRestoreAffiliateSettings);
