import type { components } from "@backoffice/api-client";
import { DescriptionList, Id } from "@backoffice/ui";
import { Amount } from "#entities/money/amount.tsx";
import { Moment } from "#entities/time/moment.tsx";
import { StatusBadge } from "#kit/words/status-badge.tsx";
import { ORDER_STATUS } from "./order-status.ts";

type OrderFactsProps = { order: components["schemas"]["DepositOrder"]["order"] };

/** The provider's order behind a deposit. */
export const OrderFacts = ({ order }: OrderFactsProps) => (
  <DescriptionList
    items={[
      { label: "Order", value: <Id value={order.orderId} full /> },
      { label: "Status", value: <StatusBadge status={order.orderStatus} of={ORDER_STATUS} /> },
      { label: "Expected", value: <Amount value={order.expectedAmount} currency={order.currency} /> },
      {
        label: "Received",
        value: order.receivedAmount !== null && <Amount value={order.receivedAmount} currency={order.currency} />,
      },
      { label: "Network", value: order.network },
      { label: "Sent to", value: order.destinationAddress && <Id value={order.destinationAddress} full /> },
      { label: "Expires", value: <Moment value={order.expiresAt} /> },
      { label: "Last checked", value: <Moment value={order.checkedAt} /> },
    ]}
  />
);
