import { createContext, use } from "react";

/** What a `Form` tells the fields inside it. */
export type FormScope = {
  /** The form element's id; field ids begin with it. */
  id: string;
  readOnly: boolean;
  /** Whether ⌘↵ submits. */
  shortcut: boolean;
  /** Label by field name, written by the fields; the error summary reads it. */
  labels: Map<string, string>;
};

export const FormScopeContext = createContext<FormScope | null>(null);

/** The scope of the form around; throws outside one. */
export const useFormScope = (): FormScope => {
  const scope = use(FormScopeContext);
  if (!scope) throw new Error("A form field stands outside <Form>.");
  return scope;
};
