import { ESLint } from "eslint";
import baseline from "eslint-plugin-baseline-js";
import { features } from "web-features";
import { isIn, type UnsupportedFeature, type Oldest } from "./oldest.ts";

/** The browser versions that introduced a feature. */
const support = (id: string): ReadonlyMap<string, string> => {
  const feature = features[id];
  return new Map(feature?.kind === "feature" ? Object.entries(feature.status.support) : []);
};
const lacking = (id: string, oldest: Oldest): string[] =>
  Object.entries(oldest).flatMap(([browser, version]) => {
    const added = support(id).get(browser);
    return added !== undefined && isIn(version, added) ? [] : [`${browser} ${version}`];
  });

const PRESET = { preset: "auto" };

/**
 * Features in built code that one of the oldest browsers lacks: calls and members that can be recognized without types.
 * Syntax is left to the bundler (`build.target`); methods in our own code are limited to ES2024 by the type check.
 */
export const unsupportedJs = async (
  files: readonly string[],
  oldest: Oldest,
): Promise<(UnsupportedFeature & { file: string })[]> => {
  const ignoreFeatures = Object.keys(features).filter((id) => lacking(id, oldest).length === 0);
  const eslint = new ESLint({
    overrideConfigFile: true,
    cwd: "/",
    overrideConfig: {
      files: ["**/*.js"],
      plugins: { baseline: { rules: baseline.rules } },
      // Lint directives in library code do not apply here.
      linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: "off" },
      rules: {
        "baseline/use-baseline": [
          "error",
          // All features are newer than 1990, so each is judged by the browsers that lack it.
          { available: 1990, ignoreFeatures, includeWebApis: PRESET, includeJsBuiltins: PRESET },
        ],
      },
    },
  });
  const results = await eslint.lintFiles([...files]);
  return results.flatMap(({ filePath: file, messages }) =>
    messages.map(({ message, line, column }) => {
      const [, feature = message] = /^Feature '.*' \(([\w-]+)\)/.exec(message) ?? [];
      return { file, feature, browsers: lacking(feature, oldest), example: `${message} (${line}:${column})` };
    }),
  );
};
