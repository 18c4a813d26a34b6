import { createConfig, type Config } from "@redocly/openapi-core";
import { assetAt } from "../asset-at.ts";
import { rules } from "./rules.ts";

const BASE = assetAt("rules/base.yaml");

const ours = { id: "contract", rules: { oas3: Object.fromEntries(rules.map(({ id, visit }) => [id, visit])) } };

/** Redocly's strict rule set, the additional rules of base.yaml, and the rules implemented in code. */
export const lintConfig = (): Promise<Config> =>
  createConfig({
    extends: [BASE],
    plugins: [ours],
    rules: Object.fromEntries(rules.map(({ id, severity }) => [`contract/${id}`, severity ?? ("error" as const)])),
  });
