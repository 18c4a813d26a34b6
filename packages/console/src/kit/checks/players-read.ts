import type { ApiError } from "@backoffice/api-client";
import { checkRead } from "./check-read.ts";
import type { CheckRead } from "./check-rule.ts";
import type { PlayersOf } from "./fallback-checks.ts";

/** The most rows that one page of a list has. */
export const LISTED_AT_ONCE = 200;

type Query<Data> = { data: Data | undefined; error: ApiError | null };

/** The players of a filtered list that rows are held against. */
export const playersRead = <Data extends { count: number }>(
  { data, error }: Query<Data>,
  codesOf: (data: Data) => readonly string[],
  allowed: boolean,
): CheckRead<PlayersOf> => {
  const codes = data && codesOf(data);
  return checkRead(
    { data: codes && { codes: new Set(codes), isComplete: data.count <= codes.length }, error },
    allowed,
  );
};
