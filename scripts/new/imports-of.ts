/** The imports, those of packages first, of what a text uses of `known`, names by where they come from; `always` is imported anyway. */
export const importsOf = (
  text: string,
  known: Readonly<Record<string, string>>,
  always: Readonly<Record<string, readonly string[]>> = {},
): string => {
  const used = Object.entries(known).filter(([name]) => new RegExp(`\\b${name}\\b`).test(text));
  const modules = [...new Set([...Object.keys(always), ...used.map(([, from]) => from)])];
  return modules
    .toSorted((a, b) => Number(b.startsWith("@")) - Number(a.startsWith("@")) || a.localeCompare(b))
    .map((from) => {
      const names = [...used.filter((it) => it[1] === from).map(([name]) => name), ...(always[from] ?? [])];
      return `import { ${names.join(", ")} } from "${from}";`;
    })
    .join("\n");
};
