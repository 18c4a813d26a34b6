/** Packages first, then the console's folders, then the files beside. */
const rank = (from: string): number => (from.startsWith(".") ? 2 : from.startsWith("#") ? 1 : 0);

/** What an import is called in the file: "type Data" is `Data`, "createBank as limits" is `limits`. */
const localName = (name: string): string => name.replace("type ", "").split(" as ").at(-1)!;

/** The imports, those of packages first, of what a text uses of `known`, names by where they come from; `always` is imported anyway. */
export const importsOf = (
  text: string,
  known: Readonly<Record<string, string>>,
  always: Readonly<Record<string, readonly string[]>> = {},
): string => {
  const used = Object.entries(known).filter(([name]) => new RegExp(`\\b${localName(name)}\\b`).test(text));
  const modules = [...new Set([...Object.keys(always), ...used.map(([, from]) => from)])];
  return modules
    .toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b))
    .map((from) => {
      const names = [...used.filter((it) => it[1] === from).map(([name]) => name), ...(always[from] ?? [])];
      const areTypes = names.every((it) => it.startsWith("type "));
      const listed = names.map((it) => (areTypes ? it.slice("type ".length) : it)).join(", ");
      return `import ${areTypes ? "type " : ""}{ ${listed} } from "${from}";`;
    })
    .join("\n");
};
