import type { Data, Input, Operation, Permission } from "@backoffice/api-client";
import { Button, cn, ForbiddenState, SectionHeading, type DialogProps } from "@backoffice/ui";
import { Form, useZodForm, type FormSchema } from "@backoffice/ui/form";
import { type ReactNode, useId } from "react";
import { useWatch } from "react-hook-form";
import type { z } from "zod";
import { can, useSession } from "#kit/session/session.ts";
import { DialogFrame } from "../dialog-frame.tsx";
import { PanelFoot, PanelHead, usePanelFrame } from "../panel-frame.tsx";
import { Calculation } from "./calculation.tsx";

type CalculatorPanelProps<Schema extends FormSchema, O extends Operation> = {
  /** Given by the panel host to a dialog: the calculator then renders a frame if there is none around it. */
  open?: boolean;
  size?: DialogProps["size"];
  title: string;
  subtitle?: string | undefined;
  schema: Schema;
  /** Initial values of the fields. */
  values: z.input<Schema>;
  read: { operation: O; options: (input: Input<O>) => object };
  /** The input of the call, from the parsed values. */
  input: (valid: z.output<Schema>) => Input<O>;
  /** The missing value, shown in place of the result: "Enter the amount." */
  waits?: ((values: z.input<Schema>) => string | undefined) | undefined;
  result: (data: Data<O>, valid: z.output<Schema>) => ReactNode;
  /** Absent on a page, which cannot be closed. */
  close?: () => void;
  /** Wide fields, such as rows of a table, take two thirds of the width from 960 px. */
  wideFields?: boolean;
  /** Renders the fields for their current values. */
  children: (values: z.input<Schema>) => ReactNode;
};

const CalculatorBody = <Schema extends FormSchema, const O extends Operation>({
  title,
  subtitle,
  schema,
  values,
  read,
  input,
  waits,
  result,
  close,
  wideFields = false,
  children,
}: CalculatorPanelProps<Schema, O>) => {
  const session = useSession();
  const { permission } = read.operation;
  const heading = useId();
  const form = useZodForm<Schema>({ schema, defaultValues: values as never, mode: "onChange" });
  const current = { ...values, ...(useWatch({ control: form.control }) as object) };
  const hasErrors = Object.keys(form.formState.errors).length > 0;
  const valid = hasErrors ? undefined : schema.safeParse(current).data;
  if (!can(session, permission as Permission)) return <ForbiddenState permission={permission} />;
  return (
    <div className="@container">
      <PanelHead title={title} subtitle={subtitle} />
      <div
        className={cn(
          "grid gap-6 @min-[640px]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]",
          wideFields && "@min-[960px]:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]",
        )}
      >
        <Form form={form} submitShortcut={false} onSubmit={() => undefined}>
          {children(current)}
        </Form>
        <section
          aria-labelledby={heading}
          className="min-w-0 border-t pt-4 @min-[640px]:border-s @min-[640px]:border-t-0 @min-[640px]:ps-6 @min-[640px]:pt-0"
        >
          {/* Stays in view next to a long form. */}
          <div className="flex flex-col gap-3 @min-[640px]:sticky @min-[640px]:top-0">
            <SectionHeading level={3} id={heading}>
              Result
            </SectionHeading>
            <Calculation read={read} input={valid && input(valid)} waits={waits?.(current)}>
              {(data) => valid && result(data, valid)}
            </Calculation>
          </div>
        </section>
      </div>
      {close && (
        <PanelFoot>
          <div className="flex-1" />
          <Button onClick={close}>Close</Button>
        </PanelFoot>
      )}
    </div>
  );
};

/**
 * Fields and the server's result next to them, or below on narrow screens. No request is sent while a field is
 * missing or invalid. Nothing is stored and closing it needs no confirmation.
 */
export const CalculatorPanel = <Schema extends FormSchema, const O extends Operation>(
  props: CalculatorPanelProps<Schema, O>,
) => {
  const frame = usePanelFrame();
  const { open, size = "lg", title, close } = props;
  if (frame || open === undefined) return <CalculatorBody {...props} />;
  return (
    <DialogFrame open={open} close={() => close?.()} title={title} size={size}>
      <CalculatorBody {...props} />
    </DialogFrame>
  );
};
