import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Resolver,
  type UseFormProps,
  type UseFormReturn,
} from "react-hook-form";
import type { z } from "zod";
import { refusalsByForm, withRefusals, type Refusals } from "./errors/refusals.ts";

/** A schema of an object: what the fields hold in, what is sent out. */
export type FormSchema = z.ZodType<FieldValues, FieldValues>;

/** The form of a schema: fields hold its input, `onSubmit` receives its output. */
export type ZodForm<Schema extends FormSchema> = UseFormReturn<z.input<Schema>, unknown, z.output<Schema>>;

type ZodFormOptions<Schema extends FormSchema> = {
  schema: Schema;
  /** A value for every field: `""` for an empty text, `false` for a box. */
  defaultValues: DefaultValues<z.input<Schema>>;
  /** Values from the server; when they change the form follows, keeping what the user has changed. */
  values?: z.input<Schema> | undefined;
  /** When a field is first checked. After that, and after a submit, it is checked at every change. */
  mode?: UseFormProps["mode"] | undefined;
};

/** What the schema says, and what a field refused, which no schema sees. */
const resolverOf = <Schema extends FormSchema>(schema: Schema, refusals: Refusals) => {
  const check: Resolver<z.input<Schema>, unknown, z.output<Schema>> = zodResolver(schema);
  const resolver: typeof check = async (values, context, options) => {
    const result = await check(values, context, options);
    const errors = withRefusals(result.errors as FieldErrors<z.input<Schema>>, values, refusals);
    return errors ? { values: {}, errors } : result;
  };
  return resolver;
};

/**
 * A react-hook-form form checked by a zod schema. Fields are first checked when they are left
 * (`onTouched`). The first error is not focused: `Form` moves the focus to its error summary. Nothing is submitted
 * while a field shows that it could not take what was typed.
 */
export const useZodForm = <Schema extends FormSchema>({
  schema,
  defaultValues,
  values,
  mode = "onTouched",
}: ZodFormOptions<Schema>): ZodForm<Schema> => {
  const [refusals] = useState<Refusals>(() => new Map());
  const form = useForm<z.input<Schema>, unknown, z.output<Schema>>({
    resolver: resolverOf(schema, refusals),
    defaultValues,
    mode,
    shouldFocusError: false,
    ...(values !== undefined && { values, resetOptions: { keepDirtyValues: true } }),
  });
  refusalsByForm.set(form.control, refusals);
  return form;
};
