import { ESLint } from "eslint";
import baseline from "eslint-plugin-baseline-js";
import { features } from "web-features";
import { isIn, type Lack, type Oldest } from "./oldest.ts";

/** The versions of browsers that a feature came with. */
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
 * What built code uses that an oldest browser lacks: calls and members that can be told without types. Syntax is the
 * bundler's concern (`build.target`); methods of our own code are held to ES2024 by its types.
 */
export const jsLacks = async (files: readonly string[], oldest: Oldest): Promise<(Lack & { file: string })[]> => {
  const ignoreFeatures = Object.keys(features).filter((id) => lacking(id, oldest).length === 0);
  const eslint = new ESLint({
    overrideConfigFile: true,
    cwd: "/",
    overrideConfig: {
      files: ["**/*.js"],
      plugins: { baseline: { rules: baseline.rules } },
      // Comments in the code of libraries are not for us.
      linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: "off" },
      rules: {
        "baseline/use-baseline": [
          "error",
          // Everything is newer than that, so each feature is judged by the browsers that lack it.
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
