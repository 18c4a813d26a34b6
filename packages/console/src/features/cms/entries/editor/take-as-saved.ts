import type { UseFormReturn } from "react-hook-form";

type Values = { opId: string };

/** Marks these values as saved. Input since the request stays dirty. */
export const takeAsSaved = (form: UseFormReturn<Values>, saved: Values): void => {
  form.reset(saved, { keepValues: true });
  // A reset marks the form clean; setting a value, even the same one, compares it again.
  form.setValue("opId", form.getValues("opId"), { shouldDirty: true });
};
