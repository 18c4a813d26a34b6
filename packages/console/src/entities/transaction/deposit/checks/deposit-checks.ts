import type { components } from "@backoffice/api-client";
import { compareDecimals } from "@backoffice/ui/form";
import { amountText } from "#entities/money/amount-text.ts";
import { accountCheck, RISK_CHECK, type PlayerReads } from "#entities/player/checks/player-checks.ts";
import { checkRules, type CheckRule, type Finding } from "#kit/checks/check-rule.ts";
import { decimalOf } from "#kit/numbers/decimal-of.ts";
import { ORDER_STATUS } from "../../order/order-status.ts";

type Order = components["schemas"]["DepositOrder"]["order"];

/** Data for the checks of a deposit. */
export type DepositReads = PlayerReads & {
  /** Null if the deposit has none. */
  order: Order | null;
  /** Of the user, for amounts (BCP 47). */
  locale: string;
};

const orderFinding = (order: Order | null): Finding => {
  if (!order) return { state: "look", text: "none", reason: "No order. The provider knows nothing of this deposit." };
  const { orderStatus } = order;
  const text = ORDER_STATUS[orderStatus].label.toLowerCase();
  if (orderStatus === "PAID") return { state: "clear", text };
  if (orderStatus === "WAITING") return { state: "note", text, reason: "The provider waits for the payment." };
  return { state: "look", text, reason: `Order ${text}. The provider has not received the payment.` };
};

const amountFinding = ({ order, locale }: Pick<DepositReads, "order" | "locale">): Finding => {
  if (!order || order.receivedAmount === null) return { state: "none", text: "nothing yet" };
  const { receivedAmount, expectedAmount, currency } = order;
  if (compareDecimals(decimalOf(receivedAmount), decimalOf(expectedAmount)) === 0)
    return { state: "clear", text: "as expected" };
  const [received, expected] = [receivedAmount, expectedAmount].map((it) => amountText(it, currency, locale));
  return {
    state: "look",
    text: `${received}`,
    reason: `Amount differs. The provider received ${received}, expected were ${expected}.`,
  };
};

const rule = checkRules<DepositReads>();

export const DEPOSIT_CHECKS: readonly CheckRule<DepositReads>[] = [
  accountCheck("Verification credits"),
  rule({ code: "ORDER", label: "Order", needs: ["order"], find: ({ order }) => orderFinding(order) }),
  rule({ code: "AMOUNT", label: "Received", needs: ["order", "locale"], find: amountFinding }),
  RISK_CHECK,
];
