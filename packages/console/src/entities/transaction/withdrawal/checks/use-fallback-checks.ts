import { useListPlayers, useListRiskReport, type ApiError } from "@backoffice/api-client";
import { checkRead } from "#kit/checks/check-read.ts";
import { useScope } from "#kit/scope/scope.ts";
import { can, useSession } from "#kit/session/session.ts";
import type { FallbackReads, PlayersOf } from "./fallback-checks.ts";

/** The most rows that one page of a list has. */
const AT_ONCE = 200;

type Rows = readonly { playerCode: string }[];
type Query<Data> = { data: Data | undefined; error: ApiError | null };

const playersOf = (rows: Rows, count: number): PlayersOf => ({
  codes: new Set(rows.map(({ playerCode }) => playerCode)),
  isComplete: count <= rows.length,
});

const readOf = <Data extends { count: number }>(
  { data, error }: Query<Data>,
  rowsOf: (data: Data) => Rows,
  allowed: boolean,
) => checkRead({ data: data && playersOf(rowsOf(data), data.count), error }, allowed);

/** Three filtered lists for all rows of a page, each sent only with its permission (ruling 53). */
export const useFallbackChecks = (): FallbackReads => {
  const session = useSession();
  const { opId } = useScope();
  const [mayPlayers, mayRisk] = [can(session, "view_players"), can(session, "view_risk_reports")];
  const players = { page: 1, limit: AT_ONCE, opId, includeBrands: true };
  const deleted = useListPlayers({ body: { ...players, isDeleted: true } }, { enabled: mayPlayers });
  const blocked = useListPlayers({ body: { ...players, isBlocked: true } }, { enabled: mayPlayers });
  const risky = useListRiskReport(
    { body: { page: 1, itemsPerPage: AT_ONCE, opId, includeBrands: true, riskLevel: "HIGH" } },
    { enabled: mayRisk },
  );
  return {
    PLAYER_DELETED: readOf(deleted, (it) => it.players, mayPlayers),
    PLAYER_BLOCKED: readOf(blocked, (it) => it.players, mayPlayers),
    HIGH_RISK: readOf(risky, (it) => it.items, mayRisk),
  };
};
