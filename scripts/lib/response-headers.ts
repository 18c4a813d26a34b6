import { readFileSync } from "node:fs";
import { ROOT } from "./root.ts";

type Source = {
  contentSecurityPolicy: Record<string, string>;
  contentSecurityPolicyOfTheMockedBuild: Record<string, string>;
  security: Record<string, string>;
  cacheControl: { assets: string; index: string; other: string };
};

const source = JSON.parse(readFileSync(`${ROOT}deploy/headers.json`, "utf8")) as Source;

/** How long which file may be kept (deploy/headers.json). */
export const cacheControl: Source["cacheControl"] = source.cacheControl;

/** The security headers of every answer (deploy/headers.json), in their order. */
export const securityHeaders = ({ mocked = false } = {}): Record<string, string> => {
  const policy = { ...source.contentSecurityPolicy, ...(mocked && source.contentSecurityPolicyOfTheMockedBuild) };
  const directives = Object.entries(policy).map(([name, value]) => `${name} ${value}`);
  return { "Content-Security-Policy": directives.join("; "), ...source.security };
};

/** The same headers as nginx reads them: deploy/nginx/security-headers.conf. */
export const nginxHeaders = (): string => {
  const lines = Object.entries(securityHeaders()).map(([name, value]) => `add_header ${name} "${value}" always;`);
  return `# Made from deploy/headers.json by \`pnpm headers\`. Do not edit.\n${lines.join("\n")}\n`;
};
