import type { Account } from "../session/accounts.ts";
import { isPlatform } from "../session/permissions-of.ts";
import type { ListRules } from "./list.ts";

/**
 * The `place` of a list whose rows may belong to no operator: those are platform matters, which platform staff see as
 * long as they have chosen no operator.
 */
export const placeRule = <Row>(
  { role }: Account,
  opId: string | undefined,
  place: (row: Row) => string | null,
): Pick<ListRules<Row>, "place"> => (isPlatform(role) && (opId ?? "*") === "*" ? {} : { place });
