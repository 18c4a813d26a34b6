import type { Fault } from "./fault.ts";
import { NetworkFailure } from "./network-failure.ts";
import { wait } from "./wait.ts";

/**
 * Applies a fault to a call; `answer` carries the call out, which not every fault does. Throws a `NetworkFailure` when
 * the fault breaks the connection, and the signal's reason when the caller aborts.
 */
export const withFault = async (
  fault: Fault,
  signal: AbortSignal,
  answer: () => Promise<Response>,
): Promise<Response> => {
  const { effect } = fault;
  switch (effect.kind) {
    case "delay":
      await wait(effect.ms, signal);
      return answer();
    case "respond":
      return new Response(effect.body || null, {
        status: effect.status,
        headers: effect.type ? { "content-type": effect.type } : {},
      });
    case "disconnect":
      if (effect.when === "after") await answer();
      if (effect.when === "never-answered") await wait(Infinity, signal);
      throw new NetworkFailure();
    case "corrupt": {
      const response = await answer();
      return response.ok ? new Response(effect.corrupt(await response.text()), response) : response;
    }
  }
};
