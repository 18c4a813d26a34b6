import type { Db } from "../../db/db.ts";
import type { FrontDoorRow } from "../developer/developer-tables.ts";

/** A step of Azure Front Door for a new domain. */
type Step = {
  name: "provision" | "validation" | "route";
  /** Seconds after the domain was created. Azure takes minutes. */
  after: number;
  /** Whether the domain still needs this step. */
  waits: (row: FrontDoorRow) => boolean;
  done: (row: FrontDoorRow) => Partial<FrontDoorRow>;
  /** How the step fails; absent where it never ends. */
  failed?: Partial<FrontDoorRow>;
};

const STEPS: readonly Step[] = [
  {
    name: "provision",
    after: 2,
    waits: (row) => row.provisioningState === "Creating",
    done: () => ({ provisioningState: "Succeeded" }),
  },
  {
    name: "validation",
    after: 4,
    waits: (row) => row.provisioningState === "Succeeded" && row.domainValidationState === "Pending",
    done: ({ validationProperties }) => ({
      domainValidationState: "Approved",
      validationProperties: { ...validationProperties, expirationDate: null },
    }),
    failed: { domainValidationState: "TimedOut" },
  },
  {
    name: "route",
    after: 6,
    waits: (row) => row.domainValidationState === "Approved" && row.endpointName === null,
    done: ({ target }) => ({ endpointName: target === "player" ? "ppf-1" : "bo-1" }),
  },
];

const LAST = STEPS.at(-1)!.after;

/** The step at which a domain fails, taken from its name: `no-provision.example` stays in provisioning. */
const failsAt = (hostName: string): string | undefined => /^no-([a-z]+)\b/.exec(hostName)?.[1];

/** Advances newly created Front Door domains to a route that serves them, depending on the time passed. */
export const setUpFrontDoor = ({ developer }: Db, now: number): void => {
  for (const [id, since] of developer.frontDoorBeingSetUp) {
    const seconds = (now - since) / 1000;
    if (seconds >= LAST) developer.frontDoorBeingSetUp.delete(id);
    let row = developer.frontDoor.get(id);
    if (!row) continue;
    for (const { name, after, waits, done, failed = {} } of STEPS)
      if (seconds >= after && waits(row)) row = { ...row, ...(failsAt(row.hostName) === name ? failed : done(row)) };
    developer.frontDoor.set(id, row);
  }
};
