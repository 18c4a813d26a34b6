import type { components, EndedCall } from "@backoffice/api-client";

/** A measured time in milliseconds; the layout shift is a score without a unit. */
export type Measurement = {
  kind: Extract<
    components["schemas"]["ClientReportKind"],
    "largest-contentful-paint" | "interaction-to-next-paint" | "cumulative-layout-shift" | "drawer-content"
  >;
  value: number;
};

/**
 * Where a problem showed: as an event of the window, in a region's boundary, in code that is missing, in a call, or in the
 * contract that the server names. A measurement is reported in the same way, with the address that it is about.
 */
type Source =
  | { event: Event }
  | { caught: unknown }
  | { missing: unknown }
  | { call: EndedCall }
  | { contract: string }
  | { measurement: Measurement; href: string };

/**
 * A problem as it was seen, at a time of this computer's clock and an address. `to-report.ts` of the shell decides what of
 * it leaves the browser.
 */
export type Problem = Source & { at: number; href: string };

type Send = (problem: Problem) => void;
/** Loads the code that sends a problem. */
type LoadSender = () => Promise<Send>;

/** As many as one load sends at most. */
const MOST = 20;

const waiting: Problem[] = [];
let loadSender: LoadSender | undefined;
let send: Send | undefined;
let isOpen = false;

/** Loads the code that sends. Once it is there, a report goes to it at once, also from a page that is being closed. */
export const loadReports = (): void =>
  void loadSender?.().then(
    (it) => {
      send = it;
      return deliver();
    },
    () => undefined,
  );

/** Problems stay if the code cannot be loaded; the next one tries again. */
const deliver = () => {
  if (!isOpen || !waiting[0]) return;
  if (send) waiting.splice(0).forEach(send);
  else loadReports();
};

/** Reports a problem to the server, once reports are open. Never throws. */
export const report = (source: Source): void => {
  if (!waiting[MOST - 1]) waiting.push({ at: Date.now(), href: window.location.href, ...source });
  deliver();
};

/** Sets what sends reports. */
export const sendReportsWith = (load: LoadSender): void => {
  loadSender = load;
  send = undefined;
};

/** From now on problems are sent, also those so far. Called after the first page: sending needs code of its own. */
export const openReports = (): void => {
  isOpen = true;
  deliver();
};
