/** "Left out, as they may contain personal data: Search and Email."; undefined if nothing is left out. */
export const leftOutText = (labels: readonly string[]): string | undefined => {
  if (labels.length === 0) return undefined;
  const reason = labels.length === 1 ? "it may contain" : "they may contain";
  return `Left out, as ${reason} personal data: ${new Intl.ListFormat("en").format(labels)}.`;
};
