import type { PageDefinition } from "../../packages/console/src/kit/define-module.ts";
import { rolesWith } from "../../packages/mocks/src/index.ts";
import { pretend } from "./pretend.ts";

/** Whether the list has rows in a state of the world. */
const isEmpty = async (read: string, scenario: "default" | "empty"): Promise<boolean> => {
  const { data } = await pretend(read, scenario);
  return (data as { count: number }).count === 0;
};

type Told = { page: PageDefinition; read: string; label: string };

/** The stories of a list: those of its states that the pretend back end can show. */
export const pageStoriesText = async ({ page: { path, title, permission }, read, label }: Told): Promise<string> => {
  const states = {
    filledPage: !(await isEmpty(read, "default")) && "export const Default = filledPage;",
    emptyPage: (await isEmpty(read, "empty")) && `export const Empty = emptyPage("No ${label.toLowerCase()} yet");`,
    failedPage: `export const Failed = failedPage("${read}");`,
    forbiddenPage:
      permission &&
      !rolesWith(permission).includes("DEV_OPS") &&
      `export const Forbidden = forbiddenPage("${read}", "${permission}");`,
  };
  const told = Object.entries(states).filter(([, line]) => line);
  return `import type { Meta } from "@storybook/react-vite";
import { ${told.map(([name]) => name).join(", ")} } from "../../../testing/page-states.ts";
import type { Scene } from "../../../testing/scene.ts";
import { staging } from "../../../testing/staging.tsx";

const meta = {
  ...staging,
  title: "Pages/${title}",
  args: { ...staging.args, at: "${path}" },
} satisfies Meta<Scene>;
export default meta;

${told.map(([, line]) => line).join("\n")}
`;
};
