import type { Decorator } from "@storybook/react-vite";
import { useEffect, type ReactNode } from "react";
import { useForm, type FieldValues } from "react-hook-form";
import { Form } from "./form.tsx";

type StoryFormProps = {
  values?: FieldValues;
  /** Initial error messages by field name. */
  errors?: Record<string, string>;
  readOnly?: boolean;
  children: ReactNode;
};

const StoryForm = ({ values, errors, readOnly, children }: StoryFormProps) => {
  const form = useForm<FieldValues, unknown, FieldValues>({ defaultValues: values ?? {}, shouldFocusError: false });
  const { setError } = form;
  useEffect(() => {
    for (const [name, message] of Object.entries(errors ?? {})) setError(name, { type: "custom", message });
  }, [setError, errors]);
  return (
    <div className="max-w-md">
      <Form form={form} onSubmit={() => {}} readOnly={readOnly}>
        {children}
        <output data-testid="values" className="sr-only">
          {JSON.stringify(form.watch())}
        </output>
        <output data-testid="touched" className="sr-only">
          {Object.keys(form.formState.touchedFields).join(" ")}
        </output>
      </Form>
    </div>
  );
};

/** Renders a field's story in a form; `parameters.form` has the values and errors. */
export const inForm: Decorator = (Story, { parameters }) => (
  <StoryForm {...parameters["form"]}>
    <Story />
  </StoryForm>
);
