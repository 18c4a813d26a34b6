import { createContext, use, type RefObject } from "react";

/** Context that a `Form` provides to its fields. */
export type FormScope = {
  /** Id of the form element, and prefix of the field ids. */
  id: string;
  readOnly: boolean;
  /** Whether ⌘↵ submits. */
  shortcut: boolean;
  /** Labels by field name, registered by the fields and read by the error summary. */
  labels: Map<string, string>;
  /** False while the focus is in a toast or a window above the form, which the user did not leave a field for. */
  isLeft: RefObject<boolean>;
  /** Runs a reaction to leaving a field, during a press once it is over. */
  afterPress: (react: () => void) => void;
};

export const FormScopeContext = createContext<FormScope | null>(null);

/** The context of the surrounding form; throws outside a form. */
export const useFormScope = (): FormScope => {
  const scope = use(FormScopeContext);
  if (!scope) throw new Error("A form field stands outside <Form>.");
  return scope;
};
