import type { Fault } from "./fault.ts";
import { NetworkFailure } from "./network-failure.ts";
import { wait } from "./wait.ts";

/** The answer, gone wrong in the fault's way. `answer` carries the call out; some faults never get there. */
export const withFault = async (
  fault: Fault,
  signal: AbortSignal,
  answer: () => Promise<Response>,
): Promise<Response> => {
  const { kind } = fault;
  switch (kind.is) {
    case "late":
      await wait(kind.ms, signal);
      return answer();
    case "instead":
      return new Response(kind.body || null, {
        status: kind.status,
        headers: kind.type ? { "content-type": kind.type } : {},
      });
    case "broken":
      if (kind.when === "after") await answer();
      if (kind.when === "never-answered") await wait(Infinity, signal);
      throw new NetworkFailure();
    case "spoilt": {
      const response = await answer();
      return response.ok ? new Response(kind.spoil(await response.text()), response) : response;
    }
  }
};
