import { nameIn } from "../../packages/console/src/kit/contract/fields/name-in.ts";
import { nounOf, type PanelParts } from "./panel-texts.ts";
import type { Pretended } from "./pretend.ts";
import { pascal } from "./words.ts";

/** The stories of a panel: the record of the pretend back end, and the states that every panel has. */
export const panelStoriesText = (
  { id, read, needed, right }: PanelParts,
  feature: string,
  { input, data }: Pretended,
): string => {
  const noun = nounOf(read);
  const said: Record<string, unknown> = { ...input.query, ...input.body };
  const params = Object.fromEntries(needed.map(({ name, param }) => [param, String(said[name])]));
  const at = `/?${new URLSearchParams({ panel: id, ...params })}`;
  const title = nameIn(data as object) ?? String(said[needed[0]!.name]);
  const states = ["failedPanel", ...(right ? ["forbiddenPanel"] : []), "gonePanel", "loadingPanel"];
  return `import type { Meta } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { drawer } from "#testing/on-screen.ts";
import { ${states.join(", ")} } from "#testing/panel-states.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneStory } from "#testing/staging.tsx";

const meta = {
  ...staging,
  title: "${pascal(feature.split("/")[0]!)}/${id}",
  args: { ...staging.args, at: ${JSON.stringify(at)} },
} satisfies Meta<Scene>;
export default meta;

export const Default: SceneStory = {
  play: async () => {
    await expect(await (await drawer()).findByRole("heading", { name: ${JSON.stringify(title)} })).toBeVisible();
  },
};

export const Loading = loadingPanel("${read}");
export const Failed = failedPanel("${read}", "${noun}");
export const WithoutParameters = gonePanel("/?panel=${id}", "${noun}");
${right ? `export const Forbidden = forbiddenPanel("${read}", "${right}");\n` : ""}`;
};
