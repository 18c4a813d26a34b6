import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { definePanels } from "#kit/panels/definition/define-panels.ts";
import { PanelsProvider } from "#kit/panels/definition/panels.ts";
import { inConsole } from "#testing/shell/in-console.tsx";
import { usePublishNeighbours } from "./neighbours.ts";
import { decidedIds } from "./queue.ts";
import { useGoOn } from "./use-go-on.ts";

const panel = "bank-account-details";
const panels = definePanels(undefined, async () => ({ [panel]: () => null }), {
  [panel]: { title: "Account", params: ["uuid"] },
});

/** Decides the record `id` in a list of three, with the drawer of the record `open`. */
const decide = (id: string, list: { isQueue: boolean; left?: ReadonlySet<string> }, open = id, closes = true) => {
  const [opens, close] = [vi.fn(), vi.fn()];
  const host = ({ children }: { children: ReactNode }) => (
    <PanelsProvider value={{ open: opens, close }}>{children}</PanelsProvider>
  );
  const at = `/?panel=${panel}&uuid=${open}`;
  const rows = { panel, param: "uuid", ids: ["1", "2", "3"], ...list };
  const { result } = renderHook(
    () => {
      usePublishNeighbours(rows);
      return useGoOn({ panel, id, closes });
    },
    { wrapper: inConsole({ at, panels, host }).wrapper },
  );
  result.current();
  return { opened: opens.mock.calls, closed: close.mock.calls.length };
};

describe("useGoOn after a decision", () => {
  it("queue → next record opens, decided one stays in the list", () => {
    expect(decide("1", { isQueue: true })).toEqual({ opened: [[panel, { uuid: "2" }]], closed: 0 });
    expect([...decidedIds()]).toEqual(["1"]);
  });

  it("next row has left the queue → the one after it opens", () => {
    expect(decide("1", { isQueue: true, left: new Set(["2"]) }).opened).toEqual([[panel, { uuid: "3" }]]);
  });

  it("end of a queue, or list that is no queue → drawer closes (money §4)", () => {
    expect(decide("3", { isQueue: true })).toEqual({ opened: [], closed: 1 });
    expect(decide("1", { isQueue: false })).toEqual({ opened: [], closed: 1 });
  });

  it("closes: false → drawer stays", () => {
    expect(decide("3", { isQueue: true }, "3", false)).toEqual({ opened: [], closed: 0 });
  });

  it("drawer of another record is open → it stays, no other opens", () => {
    expect(decide("1", { isQueue: true }, "2")).toEqual({ opened: [], closed: 0 });
  });
});
