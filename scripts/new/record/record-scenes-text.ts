import { nameIn } from "../../../packages/console/src/kit/contract/fields/name-in.ts";
import { importsOf } from "../imports-of.ts";
import type { ExampleExchange } from "../example-exchange.ts";
import { panelMeta } from "../scene-meta.ts";
import { code, nounOf } from "../words.ts";
import { accountWithout } from "../write/account-without.ts";
import type { RecordParts } from "./record-text.ts";

/** The URL of the panel over any page, for the record in the mock server's example. */
export const addressOf = ({ id, needed }: RecordParts, { input }: ExampleExchange): string => {
  const values: Record<string, unknown> = { ...input.query, ...input.body };
  const params = Object.fromEntries(needed.map(({ name, param }) => [param, String(values[name])]));
  return `/?${new URLSearchParams({ panel: id, ...params })}`;
};

/** The scenes of a record's drawer: only what is specific to it. The kit's tests cover what all drawers share. */
export const recordScenesText = (feature: string, parts: RecordParts, example: ExampleExchange): string => {
  const { id, read, needed, right } = parts;
  const noun = nounOf(read);
  const values: Record<string, unknown> = { ...example.input.query, ...example.input.body };
  const title = nameIn(example.data as object) ?? String(values[needed[0]!.name]);
  const without = right && accountWithout(right);
  const body = `${panelMeta(feature, id, `{ at: ${code(addressOf(parts, example))} }`)}
export const Filled = shows([${code(title)}]);
export const NoJsonForAdmins = hasJson("admin", false);
export const NotFound = look(gonePanel("/?panel=${id}", "${noun}"));
${without ? `export const Forbidden = look(forbiddenPanel("${read}", "${right}", "${without}"));\n` : ""}`;
  return `${importsOf(body, {
    look: "#testing/look.ts",
    staging: "#testing/staging.tsx",
    "type SceneMeta": "#testing/staging.tsx",
    forbiddenPanel: "#testing/panel-states.ts",
    gonePanel: "#testing/panel-states.ts",
    hasJson: "#testing/stories/record.ts",
    shows: "#testing/stories/record.ts",
  })}
${body}`;
};
