import type { components } from "@backoffice/api-client";
import type { ComponentType } from "react";
import type { OfKindProps } from "./of-kind-props.ts";
import { OrderSection } from "./order/order-section.tsx";

type Transaction = components["schemas"]["Transaction"];

/** What only one type of transaction has, read beside it. Each type adds its own here. */
const OF_TYPE: Partial<Record<Transaction["transactionType"], ComponentType<OfKindProps>>> = {
  DEPOSIT: OrderSection,
};

/** What is known of a transaction because it is a deposit, a withdrawal … */
export const OfKind = ({ tx, level }: { tx: Transaction; level: 2 | 3 }) => {
  const Section = OF_TYPE[tx.transactionType];
  return Section && <Section txId={tx.txId} level={level} />;
};
