import { useShowOperator, useTransformBrand } from "@backoffice/api-client";
import { Alert, Button, ConfirmDialog } from "@backoffice/ui";
import { useOperatorTitle } from "#entities/operator/operator-titles.tsx";
import type { DialogPanelProps } from "#kit/panels/define-panels.ts";
import { useSubmit } from "#kit/submit/use-submit.ts";
import type { Brand } from "../operators.params.ts";

/** Seconds until it can be confirmed (content §4, §9). */
const WAIT = 10;

type Parent = { title: string; read: ReturnType<typeof useShowOperator> };

/** What stands in the way at the brand's operator: it could not be read, or it is not active. */
const Hindrance = ({ title, read: { data, error, refetch } }: Parent) => {
  if (data)
    return (
      <Alert severity="caution">{title} is not active. Only a brand of an active operator can be transformed.</Alert>
    );
  return (
    <Alert
      severity="caution"
      title={`${title} could not be read`}
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

type QuestionProps = { brand: Brand; open: boolean; close: () => void };

const Question = ({ brand: { opId, title, parentOpId }, open, close }: QuestionProps) => {
  const parent = useOperatorTitle(parentOpId);
  const read = useShowOperator({ body: { opId: parentOpId } });
  const isActive = read.data?.status === "ACTIVE";
  const { submit, pending } = useSubmit(useTransformBrand(), {
    success: `${title} is an operator now.`,
    failure: "Unable To Transform Operator",
    onDone: close,
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title="Transform Operator"
      size="md"
      tone="danger"
      wait={WAIT}
      confirmLabel="Transform"
      pending={pending}
      disabledReason={isActive ? undefined : `${parent} must be active first.`}
      onConfirm={() => void submit({ body: { opId } })}
      description={
        <p className="break-words">
          Make the brand <strong>{title}</strong> an operator of its own. It no longer belongs to{" "}
          <strong>{parent}</strong>, whose staff no longer see it.
        </p>
      }
    >
      {!isActive && !read.isPending && <Hindrance title={parent} read={read} />}
    </ConfirmDialog>
  );
};

/** Makes a brand an operator, ten seconds after it was asked; the brand's operator must be active (money §4, §5). */
const TransformOperatorConfirm = ({ params: { brand }, ...rest }: DialogPanelProps<"transform-operator">) =>
  brand ? <Question brand={brand} {...rest} /> : null;

export default TransformOperatorConfirm;
