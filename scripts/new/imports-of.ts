/** Packages first, then folders of the console, then files in the same folder. */
const rank = (from: string): number => (from.startsWith(".") ? 2 : from.startsWith("#") ? 1 : 0);

/** The local name of an import: `Data` for "type Data", `limits` for "createBank as limits". */
const localName = (name: string): string => name.replace("type ", "").split(" as ").at(-1)!;

/** The imports that a text uses, packages first. `known` maps sources to names; `always` is imported regardless. */
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
