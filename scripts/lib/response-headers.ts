import { readFileSync } from "node:fs";
import { ROOT } from "./root.ts";

type Source = {
  contentSecurityPolicy: Record<string, string>;
  contentSecurityPolicyOfTheMockedBuild: Record<string, string>;
  security: Record<string, string>;
  cacheControl: { assets: string; index: string; other: string };
  serverTimingOfThePage: string;
  readsOfThePage: string;
};

const source = JSON.parse(readFileSync(`${ROOT}deploy/headers.json`, "utf8")) as Source;

/** Cache-Control by kind of file (deploy/headers.json). */
export const cacheControl: Source["cacheControl"] = source.cacheControl;

/** The `Link` header of the index page: the first API reads, preloaded with the page's files. */
export const { readsOfThePage } = source;

/** The `Server-Timing` header of the index page: whether the console sends error reports (docs/running.md). */
export const { serverTimingOfThePage } = source;

/** Placeholder of the hub in deploy/headers.json and nginx: a space and the origin, or empty. */
const HUB = "$realtime_hub";

type Served = {
  mocked?: boolean | undefined;
  /** Origin of the realtime hub, such as `wss://ours.webpubsub.azure.com`; none if empty. */
  realtimeHub?: string | undefined;
};

/** The security headers of each response (deploy/headers.json), in order. */
export const securityHeaders = ({ mocked = false, realtimeHub = "" }: Served = {}): Record<string, string> => {
  const policy = { ...source.contentSecurityPolicy, ...(mocked && source.contentSecurityPolicyOfTheMockedBuild) };
  const hub = realtimeHub && ` ${realtimeHub}`;
  const directives = Object.entries(policy).map(([name, value]) => `${name} ${value.replace(HUB, hub)}`);
  return { "Content-Security-Policy": directives.join("; "), ...source.security };
};

/** The same headers in nginx syntax, with the hub as a variable: deploy/nginx/security-headers.conf. */
export const nginxHeaders = (): string => {
  const lines = Object.entries(securityHeaders({ realtimeHub: HUB })).map(
    ([name, value]) => `add_header ${name} "${value.replace(` ${HUB}`, HUB)}" always;`,
  );
  return `# Made from deploy/headers.json by \`pnpm headers\`. Do not edit.\n${lines.join("\n")}\n`;
};
