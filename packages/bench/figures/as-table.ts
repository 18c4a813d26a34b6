/** Formats lines of cells as plain text: first column left-aligned, others right-aligned. */
export const asTable = (lines: readonly (readonly string[])[]): string => {
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  return lines
    .map((line) =>
      widths
        .map((width, column) => (line[column] ?? "")[column === 0 ? "padEnd" : "padStart"](width))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
};
