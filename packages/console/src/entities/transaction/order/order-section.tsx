import { useShowDepositOrder } from "@backoffice/api-client";
import { Button, SectionHeading, Skeleton } from "@backoffice/ui";
import { useId } from "react";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { can, useSession } from "#kit/session/session.ts";
import { OrderFacts } from "./order-facts.tsx";

type OrderSectionProps = { txId: string; /** Level of the section's heading. */ level: 2 | 3 };

/** The order behind a deposit, for users with `view_deposits`. A deposit may have none, and the provider may not respond. */
export const OrderSection = ({ txId, level }: OrderSectionProps) => {
  const id = useId();
  const panels = usePanels();
  const enabled = can(useSession(), "view_deposits");
  const { data, error, refetch } = useShowDepositOrder({ body: { txId } }, { enabled, staleTime: 0 });
  if (!enabled) return null;
  const says = () => {
    if (data) return <OrderFacts order={data.order} />;
    if (!error) return <Skeleton className="h-24" />;
    return (
      <p className="text-ink-muted">
        {error.messages[0] ?? error.message}{" "}
        {error.status !== 404 && (
          <Button variant="ghost" onClick={() => void refetch()}>
            Try again
          </Button>
        )}
      </p>
    );
  };
  return (
    <section aria-labelledby={id} className="mt-6">
      <SectionHeading
        level={level}
        id={id}
        className="mb-1"
        actions={data && <Button onClick={() => panels.open("order-status", { tx: data })}>Order status…</Button>}
      >
        Provider order
      </SectionHeading>
      {says()}
    </section>
  );
};
