import { readFileSync } from "node:fs";
import { ROOT } from "./root.ts";

type Source = {
  contentSecurityPolicy: Record<string, string>;
  contentSecurityPolicyOfTheMockedBuild: Record<string, string>;
  security: Record<string, string>;
  cacheControl: { assets: string; index: string; other: string };
  readsOfThePage: string;
};

const source = JSON.parse(readFileSync(`${ROOT}deploy/headers.json`, "utf8")) as Source;

/** How long which file may be kept (deploy/headers.json). */
export const cacheControl: Source["cacheControl"] = source.cacheControl;

/** The `Link` header of a page of the console: what it reads first, requested while its files are loaded. */
export const { readsOfThePage } = source;

/** Stands for the hub in deploy/headers.json, and for nginx: a space and its origin, or nothing. */
const HUB = "$realtime_hub";

type Served = {
  mocked?: boolean | undefined;
  /** Origin of the one hub that live messages come from, e.g. `wss://ours.webpubsub.azure.com`; none when empty. */
  realtimeHub?: string | undefined;
};

/** The security headers of every answer (deploy/headers.json), in their order. */
export const securityHeaders = ({ mocked = false, realtimeHub = "" }: Served = {}): Record<string, string> => {
  const policy = { ...source.contentSecurityPolicy, ...(mocked && source.contentSecurityPolicyOfTheMockedBuild) };
  const hub = realtimeHub && ` ${realtimeHub}`;
  const directives = Object.entries(policy).map(([name, value]) => `${name} ${value.replace(HUB, hub)}`);
  return { "Content-Security-Policy": directives.join("; "), ...source.security };
};

/** The same headers as nginx reads them, which knows the hub as a variable: deploy/nginx/security-headers.conf. */
export const nginxHeaders = (): string => {
  const lines = Object.entries(securityHeaders({ realtimeHub: HUB })).map(
    ([name, value]) => `add_header ${name} "${value.replace(` ${HUB}`, HUB)}" always;`,
  );
  return `# Made from deploy/headers.json by \`pnpm headers\`. Do not edit.\n${lines.join("\n")}\n`;
};
