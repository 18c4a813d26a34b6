type Read = { data?: { isOverridden: boolean } | undefined; error: unknown };

/** Reason why the operator's settings cannot be restored for a player: not loaded, or already in force. */
export const restoreReason = ({ data, error }: Read): string | undefined => {
  if (data) return data.isOverridden ? undefined : "The operator's settings already apply.";
  return error ? "The settings could not be loaded." : "The settings are loading.";
};
