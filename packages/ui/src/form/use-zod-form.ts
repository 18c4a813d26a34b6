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

/** An object schema: the fields hold its input, its output is submitted. */
export type FormSchema = z.ZodType<FieldValues, FieldValues>;

/** The form of a schema: fields hold its input, `onSubmit` receives its output. */
export type ZodForm<Schema extends FormSchema> = UseFormReturn<z.input<Schema>, unknown, z.output<Schema>>;

type ZodFormOptions<Schema extends FormSchema> = {
  schema: Schema;
  /** A value for every field: `""` for an empty text, `false` for a check box. */
  defaultValues: DefaultValues<z.input<Schema>>;
  /** Values from the server; when they change, fields that the user has not edited follow. */
  values?: z.input<Schema> | undefined;
  /** When a field is first validated. Afterwards, and after a submit, it is validated on every change. */
  mode?: UseFormProps["mode"] | undefined;
};

/** Validates by the schema, and adds refusals of fields, which no schema sees. */
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
 * A react-hook-form form validated by a zod schema. A field is first validated when it is left (`onTouched`), by a press at
 * its release, and not while it is empty and unchanged. The first error is not focused: `Form` moves the focus to its error
 * summary. The form is not submitted while a field refuses typed text.
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
