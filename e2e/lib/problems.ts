import type { BrowserContext } from "@playwright/test";

/** Collects problems that no assertion covers. */
export type Problems = {
  /** Allows problems with this text in this test. */
  allow: (pattern: RegExp) => void;
  report: (text: string) => void;
  /** The problems so far that are not allowed. */
  unexpected: () => string[];
};

export const createProblems = (): Problems => {
  const seen: string[] = [];
  const allowed: RegExp[] = [];
  return {
    allow: (pattern) => allowed.push(pattern),
    report: (text) => seen.push(text),
    unexpected: () => seen.filter((text) => !allowed.some((it) => it.test(text))),
  };
};

/** Runs in the page: reports each violation of the content security policy. */
const reportViolations = () =>
  document.addEventListener("securitypolicyviolation", (event) => {
    const report = (globalThis as unknown as { reportViolation: (text: string) => void }).reportViolation;
    report(`${event.violatedDirective} ${event.blockedURI} ${event.sample} (${event.sourceFile}:${event.lineNumber})`);
  });

const leaves = (address: string) => {
  const { protocol, hostname } = new URL(address);
  return /^(?:https?|wss?):$/.test(protocol) && hostname !== "127.0.0.1";
};

/** Reports the problems of a browser context: violations, console errors, exceptions, foreign requests. */
export const watch = async (context: BrowserContext, report: Problems["report"]): Promise<void> => {
  await context.exposeFunction("reportViolation", (text: string) => report(`policy: ${text}`));
  await context.addInitScript(reportViolations);
  context.on("weberror", (it) => report(`uncaught: ${it.error().stack || it.error().message || it.error().name}`));
  context.on("console", (it) => {
    if (it.type() === "error") report(`console: ${it.text()} (${it.location().url}) on ${it.page()?.url()}`);
  });
  context.on("request", (it) => {
    if (leaves(it.url())) report(`left this machine: ${it.url()}`);
  });
};
