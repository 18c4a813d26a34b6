import { Button } from "@backoffice/ui";
import { SubmitButton } from "@backoffice/ui/form";
import type { ReactNode } from "react";
import { useFormState } from "react-hook-form";
import { submitForm } from "../submit-form.ts";

type FormButtonsProps = {
  formId: string;
  isReadOnly: boolean;
  pending: boolean;
  /** Why saving is disabled. */
  reason: string | undefined;
  /** Called before the submit if another record follows; absent if the form cannot add another. */
  onAnother: ((asks: true) => void) | undefined;
  close: () => void;
  /** The label of the save button. */
  children: ReactNode;
};

/** The buttons that leave or save a form, in its footer. */
export const FormButtons = ({ formId, isReadOnly, pending, reason, onAnother, close, children }: FormButtonsProps) => {
  const { isSubmitting } = useFormState();
  if (isReadOnly) return <Button onClick={close}>Close</Button>;
  return (
    <>
      <Button onClick={close}>Cancel</Button>
      {onAnother && (
        <Button
          reason={reason}
          onClick={({ detail }) => {
            // The second click of a double click would submit the form of the next record.
            if (pending || isSubmitting || detail > 1) return;
            onAnother(true);
            submitForm(formId);
          }}
        >
          Save and add another
        </Button>
      )}
      <SubmitButton formId={formId} pending={pending} reason={reason}>
        {children}
      </SubmitButton>
    </>
  );
};
