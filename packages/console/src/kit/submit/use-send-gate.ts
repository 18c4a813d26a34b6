import { useCallback, useEffect, useRef, useState } from "react";
import { refusalPause } from "./refusal-pause.ts";

/**
 * What became of a write: it succeeded and may be followed by another one (`more`) or not (`last`), or it failed and may
 * be sent again (`failed`) or not, since nobody knows its outcome (`unknown`).
 */
export type Sent = "more" | "last" | "failed" | "unknown";

type SendGate = {
  /**
   * Sends, and answers whether it succeeded. While another write is under way that one's answer is taken; after the last
   * one, and for a moment after one that failed, nothing is sent.
   */
  pass: (send: () => Promise<Sent>) => Promise<boolean>;
  /** Whether a write has just failed, and nothing is sent for a moment. */
  pausing: boolean;
  /** Lets the next write through, whatever became of the one before. */
  open: () => void;
};

/**
 * Lets one write through at a time, before the next render too: an answer that comes between the two presses of a double
 * click leaves the button on screen for a moment, with the second press still to come.
 */
export const useSendGate = (): SendGate => {
  const running = useRef<Promise<boolean>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [pausing, setPausing] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const open = useCallback(() => {
    clearTimeout(timer.current);
    running.current = undefined;
    setPausing(false);
  }, []);
  const pass = useCallback(
    (send: () => Promise<Sent>) => {
      const close = (sent: Sent): boolean => {
        const { milliseconds } = refusalPause;
        const opens = sent === "more" || (sent === "failed" && milliseconds === 0);
        running.current = opens ? undefined : Promise.resolve(false);
        if (sent === "failed" && !opens) {
          setPausing(true);
          timer.current = setTimeout(open, milliseconds);
        }
        return sent === "more" || sent === "last";
      };
      running.current ??= send().then(close, (error: unknown) => {
        open();
        throw error;
      });
      return running.current;
    },
    [open],
  );
  return { pass, pausing, open };
};
