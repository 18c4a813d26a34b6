import { useShowOperator, useTransformBrand } from "@backoffice/api-client";
import { Alert, Button } from "@backoffice/ui";
import { useOperatorTitle } from "#entities/operator/operator-titles.tsx";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";

/** Seconds until confirmation is possible (content §4, §9). */
const WAIT = 10;

type Parent = { title: string; read: ReturnType<typeof useShowOperator> };

/** Problem of the brand's operator: failed to load, or not active. */
const Hindrance = ({ title, read: { data, error, refetch } }: Parent) => {
  if (data)
    return (
      <Alert severity="caution">{title} is not active. Only a brand of an active operator can be transformed.</Alert>
    );
  return (
    <Alert
      severity="caution"
      title={`${title} could not be loaded`}
      action={
        <Button size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      {error?.messages[0] ?? error?.message}
    </Alert>
  );
};

/** Makes a brand an operator, confirmable after ten seconds; the brand's operator must be active (money §4, §5). */
export const TransformOperator = ({
  params: {
    brand: { opId, title, parentOpId },
  },
  ...panel
}: DialogPanelProps<"transform-operator">) => {
  const parent = useOperatorTitle(parentOpId);
  const read = useShowOperator({ body: { opId: parentOpId } });
  const isActive = read.data?.status === "ACTIVE";
  return (
    <ConfirmPanel
      {...panel}
      verb="Transform"
      noun="operator"
      title="Transform Operator"
      confirmLabel="Transform"
      size="md"
      wait={WAIT}
      write={useTransformBrand()}
      input={{ body: { opId } }}
      success={`${title} is now an operator.`}
      reason={isActive ? undefined : `${parent} must be active first.`}
      below={!isActive && !read.isPending && <Hindrance title={parent} read={read} />}
    >
      Make the brand <strong>{title}</strong> an operator of its own. It no longer belongs to <strong>{parent}</strong>,
      whose staff no longer see it.
    </ConfirmPanel>
  );
};
