/** Why a form waits while some of its values are blank: "Enter the key, and the order first." */
export const missingValuesReason = (
  needed: readonly (readonly [value: string | undefined, name: string])[],
): string | undefined => {
  const missing = needed.flatMap(([value, name]) => (value?.trim() ? [] : [name]));
  return missing.length > 0 ? `Enter ${new Intl.ListFormat("en").format(missing)} first.` : undefined;
};
