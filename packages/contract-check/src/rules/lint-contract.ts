import { BaseResolver, getLineColLocation, lint, type NormalizedProblem } from "@redocly/openapi-core";
import { relative } from "node:path";
import type { Finding } from "../findings/finding.ts";
import { lintConfig } from "./lint-config.ts";
import { rules } from "./rules.ts";

const HINTS = new Map(rules.map(({ id, hint }) => [`contract/${id}`, hint]));

/** `/api/banks post responses` for `#/paths/~1api~1banks/post/responses`. */
const readable = (pointer: string): string =>
  pointer
    .replace(/^#\/(paths\/)?/, "")
    .split("/")
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
    .join(" ");

const findingOf = ({ ruleId, severity, message, location: [at] }: NormalizedProblem): Finding => {
  const hint = HINTS.get(ruleId);
  const pointer = at?.pointer ?? "";
  const [, path, method] = /^#\/paths\/([^/]+)\/(\w+)/.exec(pointer) ?? [];
  return {
    rule: ruleId,
    severity: severity === "error" ? "error" : "warning",
    operation: path && method ? `${method.toUpperCase()} ${readable(path)}` : "",
    where: readable(pointer),
    message,
    ...(hint && { hint }),
    ...(at && { file: relative(process.cwd(), at.source.absoluteRef), line: getLineColLocation(at).start.line }),
  };
};

/** Checks a contract's file and all its references against the rules. Lines count from 1. */
export const lintContract = async (file: string, progress?: (text: string) => void): Promise<Finding[]> =>
  (await lint({ ref: file, config: await lintConfig(progress), externalRefResolver: new BaseResolver() })).map(
    findingOf,
  );
