import type { FaultId } from "@backoffice/mocks";
import type { WriteId } from "@backoffice/api-client/contract";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { dialog, shownDialog } from "#testing/on-screen.ts";
import type { Scene } from "#testing/scene.ts";
import type { SceneStory } from "#testing/staging.tsx";
import { expectHeld } from "./expect-held.ts";
import { sentTo } from "./sent.ts";

type Written = {
  write: WriteId;
  /** Fills in the required fields and submits. */
  act: () => Promise<void>;
  /** The button that sends. */
  button: () => Promise<HTMLElement>;
  /** The title of the error dialog. */
  failure: string;
  /** The role of the panel around. */
  role: "alertdialog" | "dialog";
};

const HOSTILE = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";

/** A text that is longer than any line, in two scripts, and looks like markup. */
export const HOSTILE_TEXT = `<img src=x onerror="alert(1)"> ${HOSTILE} \u202Eevil \u0645\u0631\u062D\u0628\u0627`;

/** Stories of a write, for every kit component that sends one: pending, refused, forbidden, unknown outcome. */
export const writeStates = ({ write, act, button, failure, role }: Written) => {
  const withFault = (fault: FaultId) => ({ faults: [{ operation: write, fault }] });
  const stays = () => expect(screen.getAllByRole(role)[0]).toBeVisible();
  return {
    /** Write is pending → button is loading, Escape and a second press are ignored, sent once. */
    saving: {
      args: withFault("timeout"),
      play: async ({ loaded }) => {
        await act();
        await waitFor(async () => expect(await button()).toHaveAttribute("aria-busy", "true"));
        await userEvent.click(await button());
        await waitFor(() => expect(sentTo(loaded, write)).toHaveLength(1));
      },
    },
    /** Refused with messages → error dialog, the panel stays. */
    refused: {
      args: withFault("refused"),
      play: async () => {
        await act();
        const errorDialog = await dialog(failure);
        await expect(errorDialog.getAllByRole("listitem")).toHaveLength(2);
        await userEvent.click(errorDialog.getByRole("button", { name: "OK" }));
        await stays();
      },
    },
    /** Refused without messages → documented toast, the panel stays. */
    refusedSilently: {
      args: withFault("refused-silently"),
      play: async () => {
        await act();
        await waitFor(() => expect(screen.getByText("Something went wrong. Please try again later.")).toBeVisible());
        await stays();
      },
    },
    /** Server refuses although the session has the permission → error dialog. */
    forbiddenByServer: {
      args: withFault("403"),
      play: async () => {
        await act();
        await waitFor(() => expect(shownDialog(failure).getByText(/Nothing was changed/)).toBeVisible());
      },
    },
    /** Permission is missing → button is disabled and names it, nothing is sent. */
    forbidden: (account: string, right: RegExp, fill: () => Promise<void>): SceneStory => ({
      args: { account },
      play: async ({ loaded }) => {
        await fill();
        await waitFor(async () => expect(await button()).toHaveAccessibleDescription(right));
        await userEvent.click(await button());
        await expect(sentTo(loaded, write)).toEqual([]);
      },
    }),
    /** Carried out, answer lost → not reported as failed. */
    unknownOutcome: {
      args: withFault("lost"),
      play: async () => {
        await act();
        await waitFor(() =>
          expect(shownDialog("The Change Is Not Confirmed").getByText(/It may or may not/)).toBeVisible(),
        );
      },
    },
    /** Money carried out, answer lost → it cannot be sent again from here (ruling 15). */
    moneyLocked: (args: Partial<Scene>, money: WriteId, says = /unknown whether this was carried out/): SceneStory => ({
      args: { ...args, faults: [{ operation: money, fault: "lost" }] },
      play: async ({ loaded }) => {
        await act();
        await userEvent.click((await dialog("The Change Is Not Confirmed")).getByRole("button", { name: "OK" }));
        if (role === "alertdialog") await expectHeld(says);
        else {
          await waitFor(async () => expect(await button()).toHaveAccessibleDescription(says));
          await userEvent.click(await button());
        }
        await expect(sentTo(loaded, money)).toHaveLength(1);
      },
    }),
    /** Right to left → the confirming button is at the left end. */
    rightToLeft: {
      tags: ["browser"],
      globals: { dir: "rtl" },
      play: async () => {
        const go = await button();
        await expect(getComputedStyle(screen.getByRole(role)).direction).toBe("rtl");
        const cancel = screen.getByRole("button", { name: "Cancel" });
        await expect(go.getBoundingClientRect().x).toBeLessThan(cancel.getBoundingClientRect().x);
      },
    },
    /** Long texts, other scripts and markup → shown unchanged, within the frame. */
    hostileTexts: (args: Partial<Scene>): SceneStory => ({
      tags: ["browser"],
      args,
      play: async () => {
        await button();
        await expectWithin(screen.getByRole(role));
      },
    }),
  } satisfies Record<string, SceneStory | ((...given: never[]) => SceneStory)>;
};

/** Asserts that nothing overflows a panel and no text became markup. A list hides columns once it knows its width. */
export const expectWithin = (frame: HTMLElement): Promise<void> =>
  waitFor(async () => {
    const { left, right } = frame.getBoundingClientRect();
    await expect(frame.querySelector("img")).toBeNull();
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
    for (const part of frame.querySelectorAll("p, h2, h3, button, input, textarea, dd")) {
      const box = part.getBoundingClientRect();
      if (box.width === 0) continue;
      await expect(box.left).toBeGreaterThanOrEqual(left);
      await expect(box.right).toBeLessThanOrEqual(right);
    }
  });
