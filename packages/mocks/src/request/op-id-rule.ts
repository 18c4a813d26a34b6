import type { Account } from "../session/accounts.ts";
import { isPlatform } from "../session/permissions-of.ts";
import type { ListRules } from "./list.ts";

/**
 * The `opIdOf` rule of a list with rows that belong to no operator. Platform staff see those rows too, as long as they
 * have chosen no operator.
 */
export const opIdRule = <Row>(
  { role }: Account,
  opId: string | undefined,
  opIdOf: (row: Row) => string | null,
): Pick<ListRules<Row>, "opIdOf"> => (isPlatform(role) && (opId ?? "*") === "*" ? {} : { opIdOf });
