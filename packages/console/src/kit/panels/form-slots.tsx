import { Alert } from "@backoffice/ui";
import { createContext, use, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";

type Slots = {
  readOnly: boolean;
  /** The elements above the form and at the start of its footer; null until they are mounted. */
  notice: HTMLElement | null;
  aside: HTMLElement | null;
};

const FormSlotsContext = createContext<Slots>({ readOnly: false, notice: null, aside: null });

export const FormSlotsProvider = FormSlotsContext.Provider;

/** The state of a form's slots outside of its fields. */
export const useFormSlots = (readOnly: boolean) => {
  const [notice, setNotice] = useState<HTMLElement | null>(null);
  const [aside, setAside] = useState<HTMLElement | null>(null);
  return { slots: { readOnly, notice, aside }, setNotice, setAside };
};

/**
 * A sentence above the fields of a `FormPanel`, wherever it is placed among them; a read-only form shows its reason
 * instead.
 */
export const FormNotice = ({ children }: { children: ReactNode }) => {
  const { readOnly, notice } = use(FormSlotsContext);
  if (readOnly || !children || !notice) return null;
  return createPortal(
    <div className="mb-4">
      <Alert severity="info">{children}</Alert>
    </div>,
    notice,
  );
};

/** A button at the start of the footer of a `FormPanel`, apart from saving: "Delete…". */
export const FormAside = ({ children }: { children: ReactNode }) => {
  const { aside } = use(FormSlotsContext);
  return aside && createPortal(children, aside);
};
