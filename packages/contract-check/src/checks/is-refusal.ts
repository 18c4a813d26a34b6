/** Whether a body says that the call was refused, whatever its status says. */
export const isRefusal = (value: unknown): boolean =>
  (value as { success?: unknown } | null | undefined)?.success === false;
