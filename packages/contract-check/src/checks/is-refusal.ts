/** Whether a body is a refusal, whatever its status. */
export const isRefusal = (value: unknown): boolean =>
  (value as { success?: unknown } | null | undefined)?.success === false;
