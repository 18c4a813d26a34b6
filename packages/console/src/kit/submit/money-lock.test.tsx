import { ApiError } from "@backoffice/api-client";
import { operations } from "@backoffice/api-client/contract";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { inConsole } from "#testing/shell/in-console.tsx";
import { ConfirmFormPanel } from "#kit/panels/confirm-form-panel.tsx";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import { DecisionPanel } from "#kit/panels/decision-panel.tsx";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { WizardPanel } from "#kit/panels/wizard/wizard-panel.tsx";
import { failureStore } from "./failure-store.ts";
import type { Writer } from "./writer.ts";

const writes = Object.values(operations).filter((one) => one.effect !== "read");
const money = writes.filter((one) => one.effect === "money");
const other = writes.filter((one) => one.effect === "write");

/** A write of the contract with an unknown outcome: its answer is lost. */
const lost = (operation: (typeof writes)[number]) => {
  const send = vi.fn(() => Promise.reject(new ApiError("No answer.", { kind: "timeout", outcome: "unknown" })));
  return {
    send,
    write: { operation: { ...operation, permission: "signed_in" }, send, pending: false } as Writer<object>,
  };
};

const schema = z.object({});
const shared = { open: true, noun: "thing", success: "Done.", close: () => undefined } as const;
const DECISIONS = { confirm: { verb: "Send", success: "Done.", tone: "primary" } } as const;

const PANELS: Record<string, (write: Writer<object>) => ReactNode> = {
  confirmation: (write) => (
    <ConfirmPanel {...shared} verb="Send" write={write} input={{}}>
      It is sent.
    </ConfirmPanel>
  ),
  "confirmation with fields": (write) => (
    <ConfirmFormPanel
      {...shared}
      verb="Send"
      write={write}
      schema={schema}
      values={{}}
      input={() => ({})}
      confirmLabel={() => "Send thing"}
      sentence={() => "It is sent."}
    >
      {() => null}
    </ConfirmFormPanel>
  ),
  decision: (write) => (
    <DecisionPanel {...shared} write={write} decisions={DECISIONS} decision="confirm" input={() => ({})}>
      the thing.
    </DecisionPanel>
  ),
  wizard: (write) => (
    <WizardPanel
      {...shared}
      title="Thing"
      schemas={{ all: schema }}
      writes={{ all: write }}
      steps={{
        all: {
          label: "Thing",
          values: {},
          fields: () => null,
          nextLabel: "Send thing",
          input: () => ({}),
        },
      }}
    />
  ),
  form: (write) => (
    <FormPanel
      {...shared}
      frame={{ title: "Thing" }}
      write={write}
      schema={schema}
      values={{}}
      input={() => ({})}
      save={{ label: "Send thing" }}
    >
      {() => null}
    </FormPanel>
  ),
};

const sendIn = async (kind: string, operation: (typeof writes)[number]) => {
  const { write, send } = lost(operation);
  render(PANELS[kind]?.(write), { wrapper: inConsole({ account: "super-admin" }).wrapper });
  fireEvent.click(await screen.findByRole("button", { name: /^Send thing/ }));
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  return send;
};
const button = () => screen.findByRole("button", { name: /^Send thing/, hidden: true });

describe.each(Object.keys(PANELS))("%s", (kind) => {
  // The lock depends only on the write's effect in the contract, so one write per effect is enough.
  it("money with an unknown outcome → locked", async () => {
    const send = await sendIn(kind, money[0]!);
    await waitFor(async () => expect((await button()).getAttribute("aria-disabled")).toBe("true"));
    fireEvent.click(await button());
    expect(send).toHaveBeenCalledOnce();
    expect(failureStore.read()?.failure.title).toBe("The Change Is Not Confirmed");
  });

  it("other write with an unknown outcome → can be sent again", async () => {
    const send = await sendIn(kind, other[0]!);
    await waitFor(async () => {
      fireEvent.click(await button());
      expect(send).toHaveBeenCalledTimes(2);
    });
  });
});

it("contract: more than 30 writes move money", () => expect(money.length).toBeGreaterThan(30));
