import { useCallback, useEffect, useRef, useState } from "react";
import { refusalPause } from "./refusal-pause.ts";

/**
 * The result of a write: success that may be followed by another write (`more`) or not (`last`), failure that may be
 * resent (`failed`), or an unknown outcome, which may not (`unknown`).
 */
export type Sent = "more" | "last" | "failed" | "unknown";

type SendGate = {
  /**
   * Sends, and returns whether it succeeded. While another write is pending, returns the result of that one; after
   * the last write, and for a moment after a failure, nothing is sent.
   */
  pass: (send: () => Promise<Sent>) => Promise<boolean>;
  /** Whether sending is paused for a moment after a failure. */
  pausing: boolean;
  /** Allows the next write, whatever the result of the previous one. */
  open: () => void;
};

/**
 * Allows one write at a time, also before the next render: if the answer arrives between the two presses of a double
 * click, the button is still on screen for the second press.
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
