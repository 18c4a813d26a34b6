import { useRestoreCashbackSettings } from "@backoffice/api-client";
import { restoreSettings } from "../restore-settings.tsx";

/** Restores the operator's cashback settings for a player (money §2). */
export const RestoreOperatorSettingsCashback = restoreSettings("cashback", useRestoreCashbackSettings);
