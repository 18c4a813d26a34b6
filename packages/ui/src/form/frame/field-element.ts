/** The element of a field, or of its nearest parent field, in the form with this id. */
export const fieldElement = (formId: string, name: string): HTMLElement | undefined => {
  const element = document.getElementById(`${formId}-${name}`);
  const dot = name.lastIndexOf(".");
  return element ?? (dot > 0 ? fieldElement(formId, name.slice(0, dot)) : undefined);
};
