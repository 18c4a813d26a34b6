import type { UseFormReturn } from "react-hook-form";

type Values = { opId: string };

/** Takes these values as what is saved. What was typed since they were sent stays, and counts as not saved. */
export const takeAsSaved = (form: UseFormReturn<Values>, saved: Values): void => {
  form.reset(saved, { keepValues: true });
  // Resetting calls the form clean; a value that is set, be it the same, has it compared again.
  form.setValue("opId", form.getValues("opId"), { shouldDirty: true });
};
