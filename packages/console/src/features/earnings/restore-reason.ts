/** Why the operator's settings cannot be restored for a player: nothing is known yet, or they hold already. */
export const restoreReason = (inForce: { isOverridden: boolean } | undefined): string | undefined => {
  if (!inForce) return "Wait until the settings are read.";
  return inForce.isOverridden ? undefined : "The operator's settings hold already.";
};
