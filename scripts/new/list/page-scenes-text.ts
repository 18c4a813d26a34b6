import type { ReadShape } from "../../../packages/api-client/src/read-shape.ts";
import { toContractPage } from "../../../packages/console/src/kit/contract/record/to-contract-page.ts";
import type { PageDefinition } from "../../../packages/console/src/kit/pages/define-module.ts";
import { rolesWith } from "../../../packages/mocks/src/index.ts";
import { exampleExchange } from "../example-exchange.ts";
import { pageMeta } from "../scene-meta.ts";

type ListParts = {
  page: PageDefinition;
  read: string;
  shape: ReadShape;
  label: string;
  /** Input that every request of the page contains. */
  fixed: object | undefined;
};

/** Whether the list is empty in a scenario. */
const isEmpty = async ({ read, shape, fixed }: ListParts, scenario: "default" | "empty"): Promise<boolean> => {
  const { data } = await exampleExchange(read, { scenario, fixed });
  return toContractPage(shape, data).count === 0;
};

/** The scenes of a list: those of its states that the mock server can show. */
export const pageScenesText = async (list: ListParts): Promise<string> => {
  const { page, read, label } = list;
  const { path, permission } = page;
  const states = {
    filledPage: !(await isEmpty(list, "default")) && "export const Default = look(filledPage);",
    emptyPage:
      (await isEmpty(list, "empty")) && `export const Empty = look(emptyPage("No ${label.toLowerCase()} yet"));`,
    forbiddenPage:
      permission &&
      !rolesWith(permission).includes("DEV_OPS") &&
      `export const Forbidden = look(forbiddenPage("${read}", "${permission}"));`,
  };
  const shown = Object.entries(states).filter(([, line]) => line);
  return `import { look } from "#testing/look.ts";
import { ${shown.map(([name]) => name).join(", ")} } from "#testing/page-states.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";
${pageMeta(`Pages/${page.group}/${page.title}`, `{ at: "${path}" }`)}
${shown.map(([, line]) => line).join("\n")}
`;
};
