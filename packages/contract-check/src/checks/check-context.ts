import type { Contract, Operation, Origin } from "../contract/contract.ts";
import type { Finding } from "../findings/finding.ts";
import type { SchemaAt } from "../schema/parts/schema-at.ts";
import { walk } from "../schema/walk.ts";
import type { Exchange } from "../traffic/exchange.ts";
import type { Side, Watch } from "./watch.ts";

/** The data shared by the checks of one exchange. */
export type CheckContext = {
  contract: Contract;
  operation: Operation;
  exchange: Exchange;
  watch: Watch;
  showValues: boolean;
};

type Said = Pick<Finding, "rule" | "where" | "message"> &
  Partial<Pick<Finding, "hint" | "severity">> & { pointer?: string; inferred?: boolean; key?: string };

/** Reports a finding. Its severity depends on the origin in the contract. */
export const report = ({ contract, operation, exchange, watch }: CheckContext, said: Said): void => {
  const { pointer, inferred, key, ...rest } = said;
  const origin: Origin = inferred ? "inferred" : operation.origin;
  const place =
    (pointer === undefined ? undefined : contract.placeOf({ pointer })) ??
    contract.placeOf({ operation: operation.id });
  watch.finding?.({
    ...rest,
    severity: said.severity ?? (origin === "inferred" ? "warning" : "error"),
    origin,
    operation: operation.id,
    ...place,
    seen: key === undefined ? exchange.seen : `${exchange.seen}, key ${key}`,
  });
};

/** The name of a side in reports. */
export const sideName = (side: Side): string => (side.of === "request" ? "request" : `reply ${side.status}`);

/** Validates a body against its schema. With `quiet` nothing is reported, the values are only visited. */
export const checkBody = (context: CheckContext, side: Side, schema: SchemaAt, value: unknown, quiet = false): void => {
  const { contract, operation, watch, showValues } = context;
  walk(
    contract,
    schema,
    value,
    {
      ...(watch.visit && { visit: (visit) => watch.visit?.(operation, side, visit) }),
      ...(!quiet && {
        problem: ({ rule, at, message, hint, severity, inferred, pointer, key }) =>
          report(context, {
            rule,
            where: `${sideName(side)}: ${at || "the whole body"}`,
            message,
            inferred,
            ...(hint && { hint }),
            ...(severity && { severity }),
            ...(pointer && { pointer }),
            ...(key !== undefined && { key }),
          }),
      }),
    },
    { showValues, direction: side.of },
  );
};
