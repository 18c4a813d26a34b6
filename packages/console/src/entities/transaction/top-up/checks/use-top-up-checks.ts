import { useListTopUps, type components } from "@backoffice/api-client";
import { serverTime, useLocale } from "@backoffice/ui";
import { useState } from "react";
import { usePlayerSources } from "#entities/player/checks/use-player-sources.ts";
import { checksOf, known, type Checks } from "#kit/checks/checks-of.ts";
import { ALL } from "#kit/scope/scope.ts";
import { can, useSession } from "#kit/session/session.ts";
import { useTopUpOperator } from "../use-top-up-operator.ts";
import { BONUS_TOP_UP_CHECKS, TOP_UP_CHECKS, type TopUpReads } from "./top-up-checks.ts";

type Schemas = components["schemas"];

const DAY_MS = 24 * 60 * 60 * 1000;

/** Enough to find an amount among a player's top-ups of a day. */
const AT_ONCE = 50;

type Change = TopUpReads["change"];

/** The reads of the checks of a top-up in a wallet, and what is known. Each is sent only with its permission. */
const useSources = (playerCode: string, walletType: Schemas["WalletType"]) => {
  const { locale } = useLocale();
  const [from] = useState(() => new Date(serverTime() - DAY_MS).toISOString());
  const recent = useListTopUps(
    { body: { page: 1, itemsPerPage: AT_ONCE, opId: ALL, playerCode, walletType, from } },
    { enabled: can(useSession(), "view_topups") },
  );
  return {
    ...usePlayerSources(playerCode, true),
    recent: { query: recent, permission: "view_topups" as const },
    playerCode: known(playerCode),
    locale: known(locale),
  };
};

/** The checks of a top-up, by what is entered. */
export const useTopUpChecks = ({
  playerCode,
  opId,
}: Pick<Schemas["Player"], "playerCode" | "opId">): ((change: Change) => Checks) => {
  const session = useSession();
  const query = useTopUpOperator({ opId });
  const sources = { ...useSources(playerCode, "MAIN"), operator: { query, permission: "signed_in" as const } };
  return (change) => checksOf(TOP_UP_CHECKS, { ...sources, change: known(change) }, session);
};

/** The checks of a bonus top-up, by what is entered. */
export const useBonusTopUpChecks = (playerCode: string): ((change: Change) => Checks) => {
  const session = useSession();
  const sources = useSources(playerCode, "BONUS");
  return (change) => checksOf(BONUS_TOP_UP_CHECKS, { ...sources, change: known(change) }, session);
};
