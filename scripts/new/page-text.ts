import { newestFirst } from "../../packages/console/src/kit/contract/list/newest-first.ts";
import type { ReadShape } from "../../packages/api-client/src/read-shape.ts";
import { importsOf } from "./imports-of.ts";
import { importedFrom, literalOf, type ListedPage } from "./listed-page.ts";

type PageParts = {
  path: string;
  read: string;
  /** Where the shape of the read comes from. */
  from: string;
  label: string;
  /** What the files are called. */
  files: string;
  component: string;
  columns: string;
  shape: ReadShape;
  listed: ListedPage;
};

const ROWS = "#kit/list/row-source.ts";
const KIT = {
  ContractList: "#kit/contract/list/contract-list.tsx",
  contractFilters: "#kit/contract/list/contract-filters.ts",
  useList: "#kit/list/use-list.ts",
};

/** What tells the rows apart, as a text. */
const idText = (key: readonly string[], { fields }: ReadShape): string => {
  const isText = (name: string) => ["id", "code", "text"].includes(fields.find((it) => it.name === name)?.kind ?? "");
  const [only, ...others] = key;
  if (others.length > 0) return `\`${key.map((it) => `\${row.${it}}`).join("·")}\``;
  return isText(only!) ? `row.${only}` : `String(row.${only})`;
};

/** The file of a page that shows a list: where its rows come from, what it is filtered and sorted by. */
export const pageText = ({ path, read, from, label, files, component, columns, shape, listed }: PageParts): string => {
  const { key, fixed, choices, limit, link, jsonForAdmins } = listed.says;
  const rows = `rowsOf(${read}, (row) => ${idText([literalOf(key)].flat() as string[], shape)})`;
  const source = fixed
    ? `const all = ${rows};
const source = { ...all, query: (asked: Asked) => all.query({ ...asked, ${fixed.getText().slice(1, -1)} }) };`
    : `const source = ${rows};`;
  const filters = [fixed?.getText() ?? "{}", ...(choices ? [choices.getText()] : [])].join(", ");
  const sort = newestFirst(shape);
  const wanted = [
    `filters, columns: ${columns}`,
    ...(sort ? [`defaultSort: { id: "${sort.id}", desc: true }`] : []),
    ...(limit ? [`limit: ${limit.getText()}`] : []),
  ].join(", ");
  const more = [link && ` link=${link.getText()}`, jsonForAdmins && " jsonForAdmins"].filter(Boolean).join("");
  const body = `${source}
const filters = contractFilters(shape, ${filters});

/** \`${path}\` */
const ${component} = () => {
  const list = useList(source, { ${wanted} });
  return <ContractList label=${JSON.stringify(label)} shape={shape} list={list} columns={${columns}}${more} />;
};

export default ${component};
`;
  const choicesFile = choices && importedFrom(listed, choices.getText());
  // The page stands one folder below the group that named its file.
  const chosen = choicesFile && {
    [choices.getText()]: choicesFile.startsWith("#") ? choicesFile : `../${choicesFile}`,
  };
  return `import { ${read} } from "@backoffice/api-client";
import { ${read} as shape } from "${from}";
${importsOf(body, { ...chosen, ...KIT }, { [ROWS]: ["rowsOf", ...(fixed ? ["type Asked"] : [])] })}
import { ${columns} } from "./${files}.columns.tsx";

${body}`;
};
