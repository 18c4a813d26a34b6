import { createConfig, type Config } from "@redocly/openapi-core";
import { assetAt } from "../asset-at.ts";
import { rules } from "./rules.ts";

const BASE = assetAt("rules/base.yaml");

/** Finds nothing: redocly visits the operations with all rules in one pass, and says nothing itself. */
const progressRule = (progress: (text: string) => void) => () => {
  let visited = 0;
  return {
    Operation: {
      enter: () => {
        visited += 1;
        progress(`operation ${String(visited)}`);
      },
    },
  };
};

/** Redocly's strict rule set, the additional rules of base.yaml, and the rules implemented in code. */
export const lintConfig = (progress: (text: string) => void = () => undefined): Promise<Config> => {
  const visits = Object.fromEntries(rules.map(({ id, visit }) => [id, visit]));
  return createConfig({
    extends: [BASE],
    plugins: [{ id: "contract", rules: { oas3: { ...visits, progress: progressRule(progress) } } }],
    rules: {
      ...Object.fromEntries(rules.map(({ id, severity }) => [`contract/${id}`, severity ?? ("error" as const)])),
      "contract/progress": "error",
    },
  });
};
